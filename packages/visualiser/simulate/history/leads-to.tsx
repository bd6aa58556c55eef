import { Trans } from '@lingui/react/macro'
import type { Moment } from '#visualiser/simulate/simulation.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'

export function LeadsTo({ moment, stateTexts }: { moment: Moment; stateTexts: StateTexts }) {
  const { status, error } = moment.configuration.snapshot
  if (status === 'error') {
    const reason = error instanceof Error ? error.message : String(error)
    return <Trans id="flows.simulate.machineFails">The machine fails: {reason}</Trans>
  }
  if (moment.step.isIgnored) return <Trans id="flows.simulate.nothingHappens">Nothing happens.</Trans>
  const sentences = stateTexts.ofStep(moment)
  return sentences.length > 0 ? (
    sentences.join(' ')
  ) : (
    <Trans id="flows.simulate.stays">No change of state.</Trans>
  )
}
