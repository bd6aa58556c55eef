import type { ReactNode } from 'react'
import styles from './state-tag.module.css'

export function StateTag({ look, children }: { look: 'gain' | 'warn' | 'loss'; children: ReactNode }) {
  return (
    <span className={styles.tag} data-look={look}>
      {children}
    </span>
  )
}
