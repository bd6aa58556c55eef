import { Trans, useLingui } from '@lingui/react/macro'
import styles from './app.module.css'
import type { Column } from './column.ts'

type Props = {
  chosen: Column
  /** Whether the page shows the specification's rows in place of a chart. */
  hasRows: boolean
  hasPanels: boolean
  hasApplication: boolean
  onChoose(column: Column): void
}

export function ColumnBar({ chosen, hasRows, hasPanels, hasApplication, onChoose }: Props) {
  const { t } = useLingui()
  const button = (column: Column, label: React.ReactNode) => (
    <button type="button" aria-pressed={chosen === column} onClick={() => onChoose(column)}>
      {label}
    </button>
  )
  return (
    <nav
      className={styles.columnBar}
      aria-label={t({ id: 'flows.common.pageParts', message: 'Parts of the page' })}
    >
      {button('list', <Trans id="flows.common.machines">Machines</Trans>)}
      {button(
        'chart',
        hasRows ? <Trans id="flows.common.rows">Rows</Trans> : <Trans id="flows.common.chart">Chart</Trans>,
      )}
      {hasPanels && button('panels', <Trans id="flows.common.details">Details</Trans>)}
      {hasApplication && button('application', <Trans id="flows.common.application">Application</Trans>)}
    </nav>
  )
}
