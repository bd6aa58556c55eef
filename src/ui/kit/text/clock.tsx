import styles from './clock.module.css'
import { clockText } from './clock-text.ts'

/** A countdown. Screen readers do not announce it, even in a live region. */
export function Clock({ seconds }: { seconds: number }) {
  return (
    <span className={styles.clock} role="timer" aria-live="off" translate="no">
      {clockText(seconds)}
    </span>
  )
}
