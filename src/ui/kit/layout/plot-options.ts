import type uPlot from 'uplot'

/** How a series is drawn: as strong bars, as faint bars, or as a line above the bars. */
export type PlotStyle = 'bars' | 'quietBars' | 'line'

export type PlotSeries = {
  name: string
  look: PlotStyle
  /** One value per time step: an amount in minor units, or a count. */
  values: readonly number[]
}

export type PlotInks = Record<PlotStyle | 'grid' | 'text', string>

export type PlotTexts = {
  step: (index: number) => string
  scale: (value: number) => string
}

const FONT = '12px "Instrument Sans Variable", Arial, sans-serif'
/** The minimum width of a step's label, in px. */
const STEP_ROOM = 56
/** The minimum width of the value axis, in px. */
const SCALE_ROOM = 52
/** The estimated width of a character in a label, in px. */
const CHARACTER = 7
const AXIS_HEIGHT = 28
/** The share of a step's width that its bars fill. */
const FILLED = 0.62

/**
 * Returns options for the chart library uPlot. The page itself provides text, figures and keyboard handling.
 */
export function plotOptions(
  series: readonly PlotSeries[],
  { width, height, inks, words }: { width: number; height: number; inks: PlotInks; words: PlotTexts },
  bars: uPlot.Series.BarsPathBuilderFactory,
): uPlot.Options {
  const axis = { stroke: inks.text, font: FONT, ticks: { show: false } }
  const grid = { stroke: inks.grid, width: 1 }
  return {
    width,
    height,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 8 } },
    scales: { x: { time: false, range: (_, min, max) => [min - 0.5, max + 0.5] }, y: { range: withZero } },
    axes: [
      {
        ...axis,
        size: AXIS_HEIGHT,
        space: STEP_ROOM,
        grid: { show: false },
        incrs: [1, 2, 5, 7, 10, 14, 30],
        values: (_, steps) => steps.map((step) => (Number.isInteger(step) ? words.step(step) : '')),
      },
      {
        ...axis,
        size: (_, written) => roomFor(written ?? []),
        grid,
        values: (_, values) => once(values.map(words.scale)),
      },
    ],
    series: [
      {},
      ...series.map(({ look }) =>
        look === 'line'
          ? { stroke: inks.line, width: 2, points: { show: false } }
          : { fill: inks[look], width: 0, points: { show: false }, paths: bars({ size: [FILLED, 28] }) },
      ),
    ],
  }
}

/** Returns the value axis's width in px, including padding. */
const roomFor = (written: readonly string[]) =>
  Math.max(SCALE_ROOM, ...written.map((text) => text.length * CHARACTER + 12))

/** Blanks each label that repeats the one before it. */
const once = (written: string[]) => written.map((text, at) => (text === written[at - 1] ? '' : text))

/**
 * Returns the value axis's range. It includes zero and leaves headroom. If all values are zero, the line is
 * at the bottom.
 */
function withZero(_: uPlot, lowest: number | null, highest: number | null): [number, number] {
  const low = Math.min(lowest ?? 0, 0)
  const high = Math.max(highest ?? 0, 0)
  const room = (high - low) * 0.08 || 1
  return [low === 0 ? 0 : low - room, high === 0 && low < 0 ? 0 : high + room]
}
