import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './notice-bar.module.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  isUnsure?: boolean
}

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
