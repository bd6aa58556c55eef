import type { ReactNode } from 'react'
import styles from './bet-bar.module.css'

export function BetBar({ children }: { children: ReactNode }) {
  return <footer className={styles.bar}>{children}</footer>
}
