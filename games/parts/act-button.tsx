import type { ReactNode } from 'react'
import styles from './act-button.module.css'

type Props = {
  /** It can be reached and says why nothing comes of it. */
  isOff?: boolean
  onAct: () => void
  children: ReactNode
}

/** The one button of a game by which a stake is at risk, or taken. */
export function ActButton({ isOff = false, onAct, children }: Props) {
  return (
    <button type="button" className={styles.act} aria-disabled={isOff} onClick={onAct}>
      {children}
    </button>
  )
}
