import { Trans } from '@lingui/react/macro'
import type { Moment } from '#visualiser/simulate/simulation.ts'
import type { Words } from '#visualiser/simulate/words.ts'

export function LeadsTo({ moment, words }: { moment: Moment; words: Words }) {
  const { status, error } = moment.configuration.snapshot
  if (status === 'error') {
    const reason = error instanceof Error ? error.message : String(error)
    return <Trans id="flows.simulate.machineFails">The machine fails: {reason}</Trans>
  }
  if (moment.step.isIgnored) return <Trans id="flows.simulate.nothingHappens">Nothing happens.</Trans>
  const sentences = words.ofStep(moment)
  return sentences.length > 0 ? (
    sentences.join(' ')
  ) : (
    <Trans id="flows.simulate.stays">Stays where it is.</Trans>
  )
}
