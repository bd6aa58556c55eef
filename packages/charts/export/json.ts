import type { Chart } from '../chart.ts'

/** Serialises a chart as JSON that `chartSchema` can read. */
export const toJson = (chart: Chart): string => `${JSON.stringify(chart, (_, value) => value ?? null, 2)}\n`
