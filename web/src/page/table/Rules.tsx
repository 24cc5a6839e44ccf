// The rules of a game. A paragraph that is asked for is unfolded, scrolled into view and marked.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language, say } from '../texts'
import { Markdown } from './markdown'

const known = new Map<string, string>()
async function fetchRules(game: string, words: string): Promise<string> {
  const path = `/rules/${encodeURIComponent(game)}?language=${words}`
  const kept = known.get(path)
  if (kept !== undefined) return kept
  const answer = await fetch(path)
  if (!answer.ok) return ''
  const text = await answer.text()
  known.set(path, text)
  return text
}

/** Everything an element is folded into. */
function foldsAround(element: Element): HTMLDetailsElement[] {
  const fold = element.parentElement?.closest('details')
  return fold ? [fold, ...foldsAround(fold)] : []
}

export function Rules({ game, rule }: { game: string; rule: string }): JSX.Element {
  const text = useSignal('')
  const box = useRef<HTMLDivElement>(null)
  const words = language.value
  useEffect(
    () =>
      void fetchRules(game, words).then(
        found => (text.value = found),
        () => undefined,
      ),
    [game, words],
  )
  const show = (number: string): void => {
    box.current?.querySelector('[data-marked]')?.removeAttribute('data-marked')
    const paragraph = number && box.current?.querySelector(`[data-rule="${CSS.escape(number)}"]`)
    if (!paragraph) return
    paragraph.setAttribute('data-marked', '')
    for (const fold of [...foldsAround(paragraph), ...paragraph.querySelectorAll('details')]) fold.open = true
    paragraph.scrollIntoView({ block: 'center' })
  }
  useEffect(() => show(rule), [rule, text.value])
  const follow = ({ target }: Event): void => {
    const cited = target instanceof HTMLElement && target.dataset.cited
    if (cited) show(cited)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the citations inside are buttons, which keys press
    <div class="rules" ref={box} tabIndex={0} role="region" aria-label={say('rules')} onClick={follow}>
      <Markdown source={text.value} folder={`/rules/${encodeURIComponent(game)}/`} />
    </div>
  )
}
