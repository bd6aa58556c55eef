import type { ReactNode } from 'react'
import styles from './act-button.module.css'

type Props = {
  /**
   * Whether the action is unavailable. The button can still get the focus, so that screen readers read its
   * label, which may name the missing input.
   */
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
