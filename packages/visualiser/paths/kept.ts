import type { Chart } from '@palpite/charts/chart.ts'
import { chartSchema } from '@palpite/charts/chart-schema.ts'
import type { FlowResult, RecordedPath, ReplayResult } from '@palpite/paths/results/results.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import * as v from 'valibot'

/** The stored data about a flow's paths: `kept/<flow>.json` next to the page. */
export type Kept = {
  /** When the page was built, in ISO 8601. Null if a server creates the data on request. */
  built: string | null
  accepted: readonly Path[]
  /** The last run of `npm run paths -- all`. Null if there is none. */
  last: FlowResult | null
  recorded: readonly RecordedPath[]
  /** The last replay of each path that was replayed. */
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

/** Loads the data from a URL relative to the page. Throws if the response is an error. */
export async function loadKept(address: string): Promise<Kept> {
  const answer = await fetch(new URL(address, document.baseURI))
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`)
  const kept: Kept = await answer.json()
  const { earlier } = kept
  // JSON has null in place of a chart's undefined fields, so the schema turns null back into undefined.
  return { ...kept, earlier: earlier && { ...earlier, chart: v.parse(chartSchema, earlier.chart) } }
}
