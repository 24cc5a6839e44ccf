// Numbers as people read them: a true minus, and a plus where something is gained.
import { say } from '../texts'

export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** A change of chances, such as +28 %. */
export const percent = (share: number): string => {
  const whole = Math.round(100 * share)
  return say('percent', { change: `${whole > 0 ? '+' : ''}${signed(whole)}` })
}
