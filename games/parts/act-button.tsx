import type { ReactNode } from 'react'
import styles from './act-button.module.css'

type Props = {
  /** The button stays focusable, so that it can explain why it is disabled. */
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
