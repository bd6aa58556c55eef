import type { Chart } from '@palpite/charts/chart.ts'
import { chartSchema } from '@palpite/charts/chart-schema.ts'
import type { FlowResult, RecordedPath, ReplayResult } from '@palpite/paths/results/results.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import * as v from 'valibot'

/** What the project keeps of a flow's paths, beside the page: `kept/<flow>.json`; read anew by whatever can read it. */
export type Kept = {
  /** When the page was built that it came with (ISO 8601); null where it is what is kept now. */
  built: string | null
  /** The reviewed ones. */
  accepted: readonly Path[]
  /** The last run of `npm run paths -- all`; null where there was none. */
  last: FlowResult | null
  recorded: readonly RecordedPath[]
  /** The last replay of each of its paths that was replayed. */
  replays: readonly ReplayResult[]
  /** Paths of those replays, whoever made them. */
  replayed: readonly Path[]
  /** The chart as it was at the git revision that was asked for. */
  earlier: EarlierChart | null
}

export type EarlierChart = { revision: string; chart: Chart }

/** Of a machine whose paths nobody keeps. */
export const nothingKept: Kept = {
  built: null,
  accepted: [],
  last: null,
  recorded: [],
  replays: [],
  replayed: [],
  earlier: null,
}

/** Reads what is kept at a relative address. Throws where it is not there. */
export async function loadKept(address: string): Promise<Kept> {
  const answer = await fetch(new URL(address, document.baseURI))
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`)
  const kept: Kept = await answer.json()
  const { earlier } = kept
  // JSON has null in the place of what a chart leaves open.
  return { ...kept, earlier: earlier && { ...earlier, chart: v.parse(chartSchema, earlier.chart) } }
}
