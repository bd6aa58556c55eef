import { type RefObject, useEffect, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { useNearViewport } from '#ui/kit/hooks/use-near-viewport.ts'
import type { PlotInks, PlotSeries, PlotTexts } from './plot-options.ts'

type Drawing = {
  series: readonly PlotSeries[]
  steps: number
  words: PlotTexts
  height: number
  shown: number | null
  onLook: (step: number | null) => void
}

/**
 * `away`: the chart is not near the viewport yet. `waiting`: the library is loading. `missing`: it failed to
 * load.
 */
type DrawingState = 'away' | 'waiting' | 'drawn' | 'missing'

/**
 * Draws a chart into the returned `place`, at its full width. The library loads when the chart comes near the
 * viewport, since on phones most charts are below the first screen.
 */
export function usePlot({ series, steps, words, height, shown, onLook }: Drawing): {
  place: RefObject<HTMLDivElement | null>
  state: DrawingState
} {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot | null>(null)
  const isNear = useNearViewport(place)
  const [state, setState] = useState<DrawingState>('waiting')

  useEffect(() => {
    const element = place.current
    if (!element || steps === 0 || !isNear) return
    let isGone = false
    const sizes = new ResizeObserver(() => drawn.current?.setSize({ width: element.clientWidth, height }))
    const draw = async () => {
      const [{ default: Plot }, { plotOptions }] = await Promise.all([
        import('uplot'),
        import('./plot-options.ts'),
        import('uplot/dist/uPlot.min.css'),
      ])
      const { bars } = Plot.paths
      if (isGone || !bars) return
      const sheet = { width: element.clientWidth, height, inks: inksOf(element), words }
      const options = plotOptions(series, sheet, bars)
      const setCursor = (plot: uPlot) => onLook(plot.cursor.idx ?? null)
      const data = [
        Array.from({ length: steps }, (_, step) => step),
        ...series.map(({ values }) => [...values]),
      ]
      drawn.current = new Plot(
        { ...options, hooks: { setCursor: [setCursor] } },
        data as uPlot.AlignedData,
        element,
      )
      sizes.observe(element)
      setState('drawn')
    }
    // If the chart cannot be drawn, the table still shows the figures.
    draw().catch((error: unknown) => {
      console.error(error)
      setState('missing')
    })
    return () => {
      isGone = true
      sizes.disconnect()
      drawn.current?.destroy()
      drawn.current = null
    }
  }, [series, steps, words, height, onLook, isNear])

  useEffect(() => {
    const plot = drawn.current
    if (!plot || shown === (plot.cursor.idx ?? null)) return
    plot.setCursor({ left: shown === null ? -10 : plot.valToPos(shown, 'x'), top: 0 }, false)
  }, [shown])

  if (steps === 0) return { place, state: 'waiting' }
  return { place, state: state === 'waiting' && !isNear ? 'away' : state }
}

function inksOf(element: Element): PlotInks {
  const style = getComputedStyle(element)
  const ink = (name: string) => style.getPropertyValue(`--plot-${name}`).trim()
  return {
    bars: ink('bars'),
    quietBars: ink('quiet-bars'),
    line: ink('line'),
    grid: ink('grid'),
    text: ink('text'),
  }
}
