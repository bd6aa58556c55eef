import type { Chart } from '../chart.ts'

/** A chart as JSON, which `chartSchema` can read. */
export const toJson = (chart: Chart): string => `${JSON.stringify(chart, (_, value) => value ?? null, 2)}\n`
