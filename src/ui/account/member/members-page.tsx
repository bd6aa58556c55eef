import type { ReactNode } from 'react'
import styles from './members-page.module.css'

/** A page of a member's own that stands apart from the member centre. */
export const MembersPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
)
