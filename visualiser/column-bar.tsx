import { Trans, useLingui } from '@lingui/react/macro'
import styles from './app.module.css'

/** Of a narrow page, the one column that is shown. */
export type Column = 'list' | 'chart' | 'panels' | 'application'

type Props = {
  chosen: Column
  hasPanels: boolean
  hasApplication: boolean
  onChoose(column: Column): void
}

/** At the foot of a narrow page: which column is shown. */
export function ColumnBar({ chosen, hasPanels, hasApplication, onChoose }: Props) {
  const { t } = useLingui()
  const button = (column: Column, label: React.ReactNode) => (
    <button type="button" aria-pressed={chosen === column} onClick={() => onChoose(column)}>
      {label}
    </button>
  )
  return (
    <nav className={styles.columnBar} aria-label={t`Parts of the page`}>
      {button('list', <Trans>Machines</Trans>)}
      {button('chart', <Trans>Chart</Trans>)}
      {hasPanels && button('panels', <Trans>Reading</Trans>)}
      {hasApplication && button('application', <Trans>Application</Trans>)}
    </nav>
  )
}
