import type { ReactNode } from 'react'
import styles from './section.module.css'

type Props = {
  title: ReactNode
  count?: number
  /** Whether the section starts out folded. Undefined if it cannot be folded. */
  isFolded?: boolean
  children: ReactNode
}

export function Section({ title, count, isFolded, children }: Props) {
  const heading = (
    <>
      <h3 className={styles.title}>{title}</h3>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  )
  if (isFolded === undefined) {
    return (
      <section className={styles.section}>
        <div className={styles.head}>{heading}</div>
        {children}
      </section>
    )
  }
  return (
    <details className={styles.section} open={!isFolded}>
      <summary className={styles.head}>{heading}</summary>
      {children}
    </details>
  )
}
