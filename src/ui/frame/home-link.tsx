import { Link } from '@tanstack/react-router'
import { Wordmark } from '../brand/wordmark.tsx'
import styles from './home-link.module.css'

type Props = {
  brand: string
  /** Whether it may shrink to its first letter where the side menu is narrow. */
  shrinks?: boolean
}

/** The mark, which leads home. */
export function HomeLink({ brand, shrinks = false }: Props) {
  return (
    <Link
      className={styles.link}
      to="/"
      hash=""
      activeOptions={{ includeHash: true }}
      data-shrinks={shrinks || undefined}
    >
      <span className={styles.whole}>
        <Wordmark name={brand} />
      </span>
      {shrinks ? (
        <span className={styles.initial} aria-hidden="true">
          <Wordmark name={brand.slice(0, 1)} />
        </span>
      ) : null}
    </Link>
  )
}
