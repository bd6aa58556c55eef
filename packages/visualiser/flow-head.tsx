import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Chart } from '@palpite/charts/chart.ts'
import { countedStates } from '@palpite/charts/counted-states.ts'
import type { Drawing } from '@palpite/charts/drawing.ts'
import type { Marks } from '@palpite/charts/marks.ts'
import styles from './app.module.css'
import { ExportMenu } from './exporting/export-menu.tsx'
import type { Flow } from './source/load-flow.ts'

type Props = {
  flow: Flow
  chart: Chart
  drawing: Drawing | undefined
  marks: Marks
  isCollapsed: boolean
  onCollapse(): void
}

export function FlowHead({ flow, chart, drawing, marks, isCollapsed, onCollapse }: Props) {
  const { t } = useLingui()
  const states = countedStates(chart).length
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <h1>{flow.name}</h1>
        <p>
          {chart.description}{' '}
          <span className={styles.size}>
            <Plural
              id="flows.common.stateCount"
              value={states}
              _0="No states"
              one="# state"
              other="# states"
            />
            {' · '}
            <Plural
              id="flows.chart.transitionCount"
              value={chart.transitions.length}
              _0="No transitions"
              one="# transition"
              other="# transitions"
            />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.quiet} onClick={onCollapse}>
          {isCollapsed ? (
            <Trans id="flows.chart.expandAll">Expand all</Trans>
          ) : (
            <Trans id="flows.chart.collapseAll">Collapse all</Trans>
          )}
        </button>
        {drawing ? (
          <ExportMenu name={flow.name} chart={chart} drawing={drawing} marks={marks} />
        ) : (
          <button
            type="button"
            className={styles.quiet}
            disabled
            title={t({ id: 'flows.chart.notDrawn', message: 'The chart isn’t drawn yet' })}
          >
            <Trans id="flows.common.export">Export</Trans>
          </button>
        )}
      </div>
    </header>
  )
}
