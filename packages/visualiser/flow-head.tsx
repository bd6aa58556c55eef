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
            <Plural value={states} one="# state" other="# states" />
            {' · '}
            <Plural value={chart.transitions.length} one="# transition" other="# transitions" />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.quiet} onClick={onCollapse}>
          {isCollapsed ? <Trans>Expand all</Trans> : <Trans>Collapse all</Trans>}
        </button>
        {drawing ? (
          <ExportMenu name={flow.name} chart={chart} drawing={drawing} marks={marks} />
        ) : (
          <button type="button" className={styles.quiet} disabled title={t`The chart is not drawn yet`}>
            <Trans>Export</Trans>
          </button>
        )}
      </div>
    </header>
  )
}
