import { Trans, useLingui } from '@lingui/react/macro'
import styles from './app.module.css'
import type { Column } from './column.ts'

type Props = {
  chosen: Column
  /** Whether the specification's rows are shown where a chart otherwise is. */
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
    <nav className={styles.columnBar} aria-label={t`Parts of the page`}>
      {button('list', <Trans>Machines</Trans>)}
      {button('chart', hasRows ? <Trans>Rows</Trans> : <Trans>Chart</Trans>)}
      {hasPanels && button('panels', <Trans>Reading</Trans>)}
      {hasApplication && button('application', <Trans>Application</Trans>)}
    </nav>
  )
}
