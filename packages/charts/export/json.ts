import type { Chart } from '../chart.ts'

/** A chart as JSON, to be read back by `chartSchema`. */
export const toJson = (chart: Chart): string => `${JSON.stringify(chart, (_, value) => value ?? null, 2)}\n`
