import { Link } from '@tanstack/react-router'
import { Wordmark } from '#ui/site/brand/wordmark.tsx'
import styles from './home-link.module.css'

type Props = {
  brand: string
  /**
   * Where the brand is shortened to its first letter: in a narrow side menu, or next to the balance on a
   * phone.
   */
  shrinks: 'narrow' | 'phone'
}

export function HomeLink({ brand, shrinks }: Props) {
  return (
    <Link className={styles.link} to="/" hash="" activeOptions={{ includeHash: true }} data-shrinks={shrinks}>
      <span className={styles.whole}>
        <Wordmark name={brand} />
      </span>
      <span className={styles.initial} aria-hidden="true">
        <Wordmark name={brand.slice(0, 1)} />
      </span>
    </Link>
  )
}
