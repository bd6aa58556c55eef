import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './chart.module.css'

type Props = { onNearer(): void; onFarther(): void; onFit(): void; onTurn(): void }

export function Toolbar({ onNearer, onFarther, onFit, onTurn }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.toolbar}>
      <Tool label={t({ id: 'flows.chart.zoomIn', message: 'Zoom in' })} onPress={onNearer}>
        <path d="M8 3v10M3 8h10" />
      </Tool>
      <Tool label={t({ id: 'flows.chart.zoomOut', message: 'Zoom out' })} onPress={onFarther}>
        <path d="M3 8h10" />
      </Tool>
      <Tool label={t({ id: 'flows.common.showAll', message: 'Show all' })} onPress={onFit}>
        <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
      </Tool>
      <Tool label={t({ id: 'flows.chart.rotate', message: 'Rotate chart' })} onPress={onTurn}>
        <path d="M3 3v7a3 3 0 0 0 3 3h7M10 10l3 3-3 3" transform="translate(0 -1.5)" />
      </Tool>
    </div>
  )
}

function Tool({ label, onPress, children }: { label: string; onPress(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {children}
      </svg>
    </button>
  )
}
