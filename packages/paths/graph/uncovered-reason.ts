import type { Edge } from '@palpite/charts/edges.ts'
import type { Tally } from './coverage-counter.ts'

/** Why an incomplete tour did not take a transition, as far as its observations tell. */
export function uncoveredReason({ id, source }: Edge, tally: Tally, failures: number): string {
  if (!tally.states.has(source)) return 'its state was never entered'
  if (tally.guardsTrue.has(id)) return 'it always lost against a transition of another region'
  if (tally.guardsFalse.has(id)) return `its guard said no, although it was set out for ${failures} times`
  return 'no case brought its event, or another transition always came first'
}
