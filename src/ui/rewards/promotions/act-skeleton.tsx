import type { ReactNode, Ref } from 'react'
import styles from './promotion-act.module.css'

/** Where it stands what can be done, which takes the focus where what had it has gone with what was done. */
export const ActPlace = ({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div className={styles.place} ref={ref} tabIndex={-1}>
    {children}
  </div>
)
