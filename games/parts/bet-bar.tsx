import type { ReactNode } from 'react'
import styles from './bet-bar.module.css'

/** Stake and bet button, fixed within reach at the lower edge. */
export function BetBar({ children }: { children: ReactNode }) {
  return <footer className={styles.bar}>{children}</footer>
}
