import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice-bar.module.css'

/** Something that went wrong with the whole of a form: what, and what to do. Read out when it appears. */
export function NoticeBar({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.bar} role="alert">
      <Icon name="alert" />
      <div>
        <strong>{title}</strong>
        {children ? <p>{children}</p> : null}
      </div>
    </div>
  )
}
