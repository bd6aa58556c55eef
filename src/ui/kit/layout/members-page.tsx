import type { ReactNode } from 'react'
import styles from './members-page.module.css'

export const MembersPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
)
