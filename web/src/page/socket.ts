// The one connection. Questions are promises; news goes to all listeners. It reconnects by itself.
import { signal } from '@preact/signals'
import type { Answer, Ask, Error as Refusal } from '../wire'

type Body<T> = T extends unknown ? Omit<T, 'id'> : never
/** A question without its number. */
export type Question = Body<Ask>
type Listener = (news: Answer) => void

/** What the server refused, with its code and rule. */
export class Refused extends Error {
  constructor(readonly why: Refusal) {
    super(why.text)
  }
  /** It may go well the next time: nothing is wrong with what was asked. */
  get passing(): boolean {
    return this.why.code === 'away' || this.why.code === 'broken'
  }
}

/** Nobody is there to ask. The page has words of its own for that. */
const unheard = (): Refused => new Refused({ kind: 'error', code: 'away', text: '' })

export const connected = signal(false)
/** True from the second try on: the first moments of a page are not an outage. */
export const lost = signal(false)

const WAITS = [200, 500, 1000, 2000, 5000]
const listeners = new Set<Listener>()
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Refused) => void }>()
let socket: WebSocket | undefined
let welcomed = false // by the server, on this connection
let lastId = 0
let tries = 0
let retry: ReturnType<typeof setTimeout> | undefined

export function connect(): void {
  clearTimeout(retry)
  socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`)
  socket.onopen = () => {
    tries = 0
    connected.value = true
    lost.value = false
  }
  socket.onmessage = event => receive(JSON.parse(String(event.data)) as Answer)
  socket.onclose = () => {
    connected.value = welcomed = false
    const gone = [...waiting.values()]
    waiting.clear()
    for (const one of gone) one.reject(unheard())
    if (tries > 0) lost.value = true
    retry = setTimeout(connect, WAITS[Math.min(tries++, WAITS.length - 1)])
  }
}

// A phone that wakes up, or a network that is back, should not wait for the next try.
addEventListener('online', () => !connected.peek() && connect())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && socket?.readyState === WebSocket.CLOSED) connect()
})

function receive(answer: Answer): void {
  if (answer.kind === 'welcome') welcomed = true
  const asked = answer.to ? waiting.get(answer.to) : undefined
  if (asked && answer.to) {
    waiting.delete(answer.to)
    if (answer.kind === 'error') asked.reject(new Refused(answer))
    else asked.resolve(answer)
  }
  for (const listener of listeners) listener(answer)
}

/**
 * Ask, and get the answer that belongs to it. Without a connection it is refused at once. Nothing is asked before the server
 * has said welcome, either: pages join their tables then, and until they have, nobody knows them there.
 */
export function ask<K extends Answer['kind']>(question: Question, _kind: K): Promise<Extract<Answer, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const early = !welcomed && question.kind !== 'hello'
    if (socket?.readyState !== WebSocket.OPEN || early) return reject(unheard())
    const id = ++lastId
    waiting.set(id, { resolve: answer => resolve(answer as Extract<Answer, { kind: K }>), reject })
    socket.send(JSON.stringify({ ...question, id }))
  })
}

const PATIENCE = 15_000

/** Say something that changes the table: if all is well the news reaches everybody, else `refused` hears why. */
export function tell(question: Question, refused: (why: Refused) => void): void {
  ask(question, 'error').catch((why: unknown) => refused(why as Refused))
  const id = lastId
  setTimeout(() => waiting.delete(id), PATIENCE) // news carry no number, so nothing else would ever drop it
}

/** Hear everything the server says, until the returned function is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
