import type { ReactNode } from 'react'
import styles from './row-opener.module.css'

/** The name of a row; pressed it opens what else is known of it. */
export function RowOpener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  )
}
