import type { Chart } from '@palpite/charts/chart.ts'
import { chartSchema } from '@palpite/charts/chart-schema.ts'
import type { FlowResult, RecordedPath, ReplayResult } from '@palpite/paths/results/results.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import * as v from 'valibot'

/** Stored data of a flow's paths: `kept/<flow>.json` beside the page. */
export type Kept = {
  /** Time of the build (ISO 8601). Null if served live. */
  built: string | null
  accepted: readonly Path[]
  /** The last run of `npm run paths -- all`, if any. */
  last: FlowResult | null
  recorded: readonly RecordedPath[]
  /** The last replay of each replayed path. */
  replays: readonly ReplayResult[]
  replayed: readonly Path[]
  earlier: EarlierChart | null
}

export type EarlierChart = { revision: string; chart: Chart }

export const nothingKept: Kept = {
  built: null,
  accepted: [],
  last: null,
  recorded: [],
  replays: [],
  replayed: [],
  earlier: null,
}

/** Loads from a relative address. Throws if it is missing. */
export async function loadKept(address: string): Promise<Kept> {
  const answer = await fetch(new URL(address, document.baseURI))
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`)
  const kept: Kept = await answer.json()
  const { earlier } = kept
  // JSON turns a chart's undefined fields into null.
  return { ...kept, earlier: earlier && { ...earlier, chart: v.parse(chartSchema, earlier.chart) } }
}
