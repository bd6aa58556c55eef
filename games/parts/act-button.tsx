import type { ReactNode } from 'react'
import styles from './act-button.module.css'

type Props = {
  /** Stays focusable, so that it can say why it is disabled. */
  isOff?: boolean
  onAct: () => void
  children: ReactNode
}

export function ActButton({ isOff = false, onAct, children }: Props) {
  return (
    <button type="button" className={styles.act} aria-disabled={isOff} onClick={onAct}>
      {children}
    </button>
  )
}
