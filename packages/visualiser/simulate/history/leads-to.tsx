import { Trans } from '@lingui/react/macro'
import type { Moment } from '#visualiser/simulate/simulation.ts'
import type { Words } from '#visualiser/simulate/words.ts'

export function LeadsTo({ moment, words }: { moment: Moment; words: Words }) {
  const { status, error } = moment.configuration.snapshot
  if (status === 'error') {
    const reason = error instanceof Error ? error.message : String(error)
    return <Trans>The machine breaks down: {reason}</Trans>
  }
  if (moment.step.isIgnored) return <Trans>Nothing comes of it.</Trans>
  const sentences = words.ofStep(moment)
  return sentences.length > 0 ? sentences.join(' ') : <Trans>Stays where it is.</Trans>
}
