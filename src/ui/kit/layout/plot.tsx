import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import styles from './plot.module.css'
import { PlotDrawing } from './plot-drawing.tsx'
import type { PlotSeries, PlotTexts } from './plot-options.ts'

type Props = {
  title: ReactNode
  /** Pass the same array on each render, because a new array redraws the chart. */
  series: readonly PlotSeries[]
  steps: number
  words: PlotTexts
  stepName: (index: number) => string
  figure: (value: number) => string
}

/**
 * A chart over time. The pointer or the arrow keys select a time step, whose figures are shown above the
 * chart. A table below contains all figures. If every figure is zero, a note replaces the chart.
 */
export function Plot({ title, series, steps, words, stepName, figure }: Props) {
  const id = useId()
  const [looked, setLooked] = useState<number | null>(null)
  const shown = looked !== null && looked < steps ? looked : null
  const isEmpty = steps > 0 && series.every(({ values }) => values.every((value) => value === 0))
  const announced = (index: number) =>
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
      {isEmpty ? (
        <p className={styles.nothing}>
          <Trans id="kit.layout.chartEmpty">Nothing in this period.</Trans>
        </p>
      ) : (
        <PlotDrawing {...{ series, steps, words, announced, shown }} labelledBy={id} onLook={setLooked} />
      )}
      <details className={styles.all}>
        <summary>
          <Trans id="kit.layout.allFigures">All figures</Trans>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table */}
        <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans id="common.period">Period</Trans>
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
                    <td key={name} translate="no">
                      {figure(values[index] ?? 0)}
                    </td>
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
