// Reasons why not, a line for each with the rule it comes from.
import type { JSX } from 'preact'
import type { Reason } from '../../wire'

interface ReasonsProps {
  of: readonly Reason[]
  link: (rule: string) => JSX.Element // how the rule is opened from here
}

export const Reasons = ({ of, link }: ReasonsProps): JSX.Element => (
  <>
    {of.map(({ action, text, rule }) => (
      <p key={`${action}-${text}`}>
        {action && <b>{action}: </b>}
        {text} {rule && link(rule)}
      </p>
    ))}
  </>
)
