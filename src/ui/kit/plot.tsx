import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './plot.module.css'
import type { PlotSeries, PlotWords } from './plot-options.ts'
import { usePlot } from './use-plot.ts'

type Props = {
  title: ReactNode
  /** The same array as long as the figures are the same: another one is drawn anew. */
  series: readonly PlotSeries[]
  steps: number
  words: PlotWords
  /** A step in full. */
  stepName: (index: number) => string
  /** A value of a series in full. */
  figure: (value: number) => string
}

/** CSS pixels, also before the drawing is there. */
const HEIGHT = 240

/**
 * A plot over time. The pointer, or the arrow keys while the plot has the focus, choose the step whose figures are said
 * above it; all of them stand in a table beneath that can be opened.
 */
export function Plot({ title, series, steps, words, stepName, figure }: Props) {
  const id = useId()
  const [looked, setLooked] = useState<number | null>(null)
  const shown = looked !== null && looked < steps ? looked : null
  const place = usePlot({ series, steps, words, height: HEIGHT, shown, onLook: setLooked })
  const choose = (event: KeyboardEvent) => {
    const to = stepAfter(event.key, shown, steps)
    if (to === undefined) return
    event.preventDefault()
    setLooked(to)
  }
  const said = (index: number) =>
    [stepName(index), ...series.map(({ name, values }) => `${name} ${figure(values[index] ?? 0)}`)].join(', ')
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {series.map(({ name, look, values }) => (
          <span key={name} className={styles.key} data-look={look}>
            {name}
            <b className={styles.figure}>{shown === null ? '' : figure(values[shown] ?? 0)}</b>
          </span>
        ))}
        <span className={styles.step}>{shown === null ? '' : stepName(shown)}</span>
      </figcaption>
      <div
        ref={place}
        className={styles.place}
        data-waiting={steps === 0 || undefined}
        role="slider"
        aria-labelledby={id}
        aria-valuemin={Math.min(1, steps)}
        aria-valuemax={steps}
        aria-valuenow={steps === 0 ? 0 : (shown ?? steps - 1) + 1}
        aria-valuetext={steps === 0 ? undefined : said(shown ?? steps - 1)}
        tabIndex={0}
        onKeyDown={choose}
      />
      <details className={styles.all}>
        <summary>
          <Trans>All figures</Trans>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Period</Trans>
                </th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: steps }, (_, index) => stepName(index)).map((step, index) => (
                <tr key={step}>
                  <th scope="row">{step}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{figure(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

/** The step that a key leads to from another, null for none; undefined for a key that leads nowhere. */
function stepAfter(key: string, from: number | null, steps: number): number | null | undefined {
  const last = steps - 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return from === null ? 0 : Math.min(from + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return from === null ? last : Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'Escape' ? null : undefined
}
