import { Trans } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import styles from './plot.module.css'
import type { PlotSeries, PlotTexts } from './plot-options.ts'
import { usePlot } from './use-plot.ts'

type Props = {
  series: readonly PlotSeries[]
  steps: number
  words: PlotTexts
  announced: (index: number) => string
  shown: number | null
  onLook: (step: number | null) => void
  labelledBy: string
}

/** The height in px, which is reserved before the chart is drawn. */
const HEIGHT = 240

/** A chart. Arrow keys move between its time steps. */
export function PlotDrawing({ series, steps, words, announced, shown, onLook, labelledBy }: Props) {
  const { place, state } = usePlot({ series, steps, words, height: HEIGHT, shown, onLook })
  const choose = (event: KeyboardEvent) => {
    const to = stepAfter(event.key, shown, steps)
    if (to === undefined) return
    event.preventDefault()
    onLook(to)
  }
  return (
    <>
      <div
        ref={place}
        className={styles.place}
        data-state={state}
        aria-busy={state === 'waiting' || undefined}
        role="slider"
        aria-labelledby={labelledBy}
        aria-valuemin={Math.min(1, steps)}
        aria-valuemax={steps}
        aria-valuenow={steps === 0 ? 0 : (shown ?? steps - 1) + 1}
        aria-valuetext={steps === 0 ? undefined : announced(shown ?? steps - 1)}
        tabIndex={0}
        onKeyDown={choose}
      />
      {state === 'missing' ? (
        <p className={styles.missing}>
          <Trans id="kit.layout.chartLoadFailed">Couldn’t load the chart. All the figures are below.</Trans>
        </p>
      ) : null}
    </>
  )
}

/** Returns the step that a key moves to. Returns null to select no step, and undefined for other keys. */
function stepAfter(key: string, from: number | null, steps: number): number | null | undefined {
  const last = steps - 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return from === null ? 0 : Math.min(from + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return from === null ? last : Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'Escape' ? null : undefined
}
