import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './notice-bar.module.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  /** Whether something went wrong is not known yet. */
  isUnsure?: boolean
}

/** Something about the whole of a form, mostly what went wrong: what, and what to do. Read out when it appears. */
export function NoticeBar({ title, children, isUnsure }: Props) {
  return (
    <div className={styles.bar} data-unsure={isUnsure} role={isUnsure ? 'status' : 'alert'}>
      <Icon name="alert" />
      <div>
        <strong>{title}</strong>
        {children ? <p>{children}</p> : null}
      </div>
    </div>
  )
}
