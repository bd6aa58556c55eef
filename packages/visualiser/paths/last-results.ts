import type { ReplayResult } from '@palpite/paths/results/results.ts'
import type { Kept } from './kept.ts'

export type LastResult = Pick<
  ReplayResult,
  'at' | 'chart' | 'how' | 'language' | 'width' | 'world' | 'address' | 'outcome'
> & {
  /**
   * A sentence that describes the first difference, or explains why the page cannot take the path. Undefined
   * if neither applies.
   */
  difference: string | undefined
}

/** Returns a path's last result on the machine and its last result in a browser, newest first. */
export function lastResultsOf({ last, accepted, replays }: Kept, pathId: string): LastResult[] {
  const isWalked = last?.paths.some(({ id }) => id === pathId) || accepted.some(({ id }) => id === pathId)
  const difference = last?.departures[pathId]
  const walked: LastResult[] =
    last && isWalked
      ? [
          {
            ...ON_MACHINE,
            at: last.at,
            ...(last.chart === undefined ? {} : { chart: last.chart }),
            outcome: difference === undefined ? 'passed' : 'failed',
            difference,
          },
        ]
      : []
  const replayed = replays
    .filter(({ id }) => id === pathId)
    .map(
      ({ steps, reason, id: _id, flow: _flow, ...rest }): LastResult => ({
        ...rest,
        difference: reason ?? steps.find(({ passed }) => !passed)?.difference,
      }),
    )
  const newest = [...walked, ...replayed].sort((one, other) => other.at.localeCompare(one.at))
  return newest.filter(({ how }, index) => newest.findIndex((one) => one.how === how) === index)
}

const ON_MACHINE = { how: 'machine', language: null, width: null, world: null, address: null } as const
