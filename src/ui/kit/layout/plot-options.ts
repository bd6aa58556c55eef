import type uPlot from 'uplot'

/** How the values of a series are drawn: bars in a strong or a quiet ink, or a line above them. */
export type PlotLook = 'bars' | 'quietBars' | 'line'

export type PlotSeries = {
  name: string
  look: PlotLook
  /** One for each step; minor units, or a count. */
  values: readonly number[]
}

/** Colours of the page around the plot, as CSS writes them. */
export type PlotInks = Record<PlotLook | 'grid' | 'text', string>

export type PlotWords = {
  /** A step in a few characters, under the plot. */
  step: (index: number) => string
  /** A value in a few characters, beside it. */
  scale: (value: number) => string
}

const FONT = '12px "Instrument Sans Variable", Arial, sans-serif'
/** CSS pixels that the name of a step needs beside its neighbours. */
const STEP_ROOM = 56
/** The same beside the plot, at least, and for each character of the longest value. */
const SCALE_ROOM = 52
const CHARACTER = 7
const AXIS_HEIGHT = 28
/** Of the room of a step, how much its bars fill. */
const FILLED = 0.62

/** What the drawing library is told. It draws; the words, the figures and the keyboard are the page's own. */
export function plotOptions(
  series: readonly PlotSeries[],
  { width, height, inks, words }: { width: number; height: number; inks: PlotInks; words: PlotWords },
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

/** CSS pixels that the values beside the plot need, with their distance from it. */
const roomFor = (written: readonly string[]) =>
  Math.max(SCALE_ROOM, ...written.map((text) => text.length * CHARACTER + 12))

/** Where steps of the scale are written alike, only the first of them is. */
const once = (written: string[]) => written.map((text, at) => (text === written[at - 1] ? '' : text))

/** Zero is always in sight, and what is highest does not touch the edge; nothing at all is drawn along the bottom. */
function withZero(_: uPlot, lowest: number | null, highest: number | null): [number, number] {
  const low = Math.min(lowest ?? 0, 0)
  const high = Math.max(highest ?? 0, 0)
  const room = (high - low) * 0.08 || 1
  return [low === 0 ? 0 : low - room, high === 0 && low < 0 ? 0 : high + room]
}
