import type { ReactNode } from 'react'
import styles from './row-opener.module.css'

export function RowOpener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  )
}
