import type { ReactNode, Ref } from 'react'
import styles from './promotion-act.module.css'

/** Holds a promotion's action, and can take the focus when the focused control disappears. */
export const ActContainer = ({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div className={styles.place} ref={ref} tabIndex={-1}>
    {children}
  </div>
)
