import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './disclosure.module.css'

type Props = {
  /** Its place on the page, which addresses can lead to. */
  id?: string
  title: ReactNode
  /** What stands beside the title, such as when it was said. */
  aside?: ReactNode
  /** Whether it stands open as it comes. */
  isOpen?: boolean
  /** Hears whether it stands open whenever that changes. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A line that opens what it is about; one of a list. */
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
