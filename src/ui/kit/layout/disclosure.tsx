import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './disclosure.module.css'

type Props = {
  /** The element id that URL fragments can refer to. */
  id?: string
  title: ReactNode
  aside?: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export function Disclosure({ id, title, aside, isOpen = false, onToggle, children }: Props) {
  return (
    <details
      id={id}
      className={styles.one}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.name}>{title}</span>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        <span className={styles.chevron}>
          <Icon name="chevron" small />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
