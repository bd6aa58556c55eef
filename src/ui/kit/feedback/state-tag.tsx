import type { ReactNode } from 'react'
import styles from './state-tag.module.css'

/** How something stands, in a few words behind a dot: done well, on its way, or come to nothing. */
export function StateTag({ look, children }: { look: 'gain' | 'warn' | 'loss'; children: ReactNode }) {
  return (
    <span className={styles.tag} data-look={look}>
      {children}
    </span>
  )
}
