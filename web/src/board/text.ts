// Type: two font stacks, first the page's own typefaces, and a guess at how wide words are (there is no font to measure them with).
import { type Drawn, worded } from './svg'

export const SERIF = `Literata,'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L',P052,Georgia,serif`
export const SANS = `Inter,'Avenir Next','Segoe UI',Roboto,'Noto Sans',Ubuntu,Cantarell,system-ui,sans-serif`

/** The stylesheet of every picture. Classes: `num` for figures, `name` for names of places, `title` for names and scores. */
export const styles = (): Drawn =>
  worded(
    'style',
    {},
    `.donjon text{font-family:${SANS}}.donjon .num{font-weight:700;font-variant-numeric:lining-nums tabular-nums}` +
      `.donjon .name{font-family:${SERIF};font-style:italic}.donjon .title{font-family:${SERIF};font-variant-numeric:lining-nums tabular-nums}`,
  )

/** Points won or lost, with their sign; of none, nothing. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '')

// Widths in em by kind of character, from the widest of the fonts above.
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\uffef]|[\ud800-\udbff]/, 1],
  [/[mwMW@%&<>+=]/, 0.86],
  [/[iljtfI.,:;'|! ]/, 0.36],
  [/[A-Z0-9]/, 0.66],
]
const widthOf = (sign: string): number => WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? 0.58

/** Roughly how many px these words take at this size, rather too many than too few. */
export const textWidth = (words: string, size: number): number =>
  [...words].reduce((sum, sign) => sum + widthOf(sign) * size, 0)

/** The words, cut with an ellipsis if they are wider than `width`. */
export function fitted(words: string, width: number, size: number): string {
  if (textWidth(words, size) <= width) return words
  const signs = [...words]
  while (signs.length > 1 && textWidth(signs.join(''), size) + size > width) signs.pop()
  return `${signs.join('').trimEnd()}\u2026`
}
