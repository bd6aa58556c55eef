import styles from './clock.module.css'
import { clockText } from './clock-text.ts'

/** Minutes and seconds that run down. Not read out every second, even inside of what is read out when it changes. */
export function Clock({ seconds }: { seconds: number }) {
  return (
    <span className={styles.clock} role="timer" aria-live="off" translate="no">
      {clockText(seconds)}
    </span>
  )
}
