import type { ReactNode } from 'react'
import styles from './act-button.module.css'

type Props = {
  /** Whether the button is disabled. It can still get the focus, so that it can explain why. */
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
