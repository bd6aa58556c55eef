import type { ReactNode } from 'react'
import styles from './money-page.module.css'

type Props = {
  /** The balance, and the ways from here. */
  head: ReactNode
  /** What is on paper: an order that is open or was; without one the rest has the room. */
  slip: ReactNode
  /** How and how much. */
  children: ReactNode
  /** What there was before. */
  list: ReactNode
}

/** A page on which money comes in or goes out. */
export function MoneyPage({ head, slip, children, list }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>{head}</div>
      <div className={styles.slip}>{slip}</div>
      <div className={styles.form}>{children}</div>
      <div className={styles.list}>{list}</div>
    </div>
  )
}

/** The places of a form that is on its way, as high as most. What stands beneath it comes after it, the first time. */
export const MoneyPlaces = ({ isFirst = false }: { isFirst?: boolean }) => (
  <div className={styles.places} aria-busy="true" data-coming={isFirst || undefined}>
    <span className={styles.place} />
    <span className={styles.place} />
    <span className={styles.place} />
    <span className={styles.place} />
  </div>
)
