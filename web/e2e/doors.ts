// Two servers on one database behind one address, as in docs/hosting.md: started by the tests of the server.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { PYTHON, ROOT } from './house.ts'

export interface Doors {
  address: string // of the balancer
  doors: { address: string; process: number }[]
  close(): Promise<void>
}

export async function openDoors(): Promise<Doors> {
  const child = spawn(PYTHON, ['-m', 'tests.server.balancer'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => child.on('exit', resolve).on('error', reject))
  const line = await createInterface(child.stdout)[Symbol.asyncIterator]().next()
  if (line.done) throw new Error(`the servers did not start: ${await ended}`)
  return {
    ...(JSON.parse(line.value) as Pick<Doors, 'address' | 'doors'>),
    async close() {
      child.stdin.end()
      const code = await ended // not 0 if a server has logged an error
      if (code) throw new Error(`the servers ended with ${code}`)
    },
  }
}
