import type { ReactNode } from 'react'
import styles from './money-page.module.css'

type Props = {
  head: ReactNode
  /** The receipt of an open or finished order. Empty if there is none. */
  slip: ReactNode
  children: ReactNode
  list: ReactNode
}

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

/** The form's skeleton, as high as most forms. With `isFirst`, it also hides the list below. */
export const MoneyPlaces = ({ isFirst = false }: { isFirst?: boolean }) => (
  <div className={styles.places} aria-busy="true" data-coming={isFirst || undefined}>
    <span className={styles.place} />
    <span className={styles.place} />
    <span className={styles.place} />
    <span className={styles.place} />
  </div>
)
