import { Trans } from '@lingui/react/macro'
import { Wordmark } from '../brand/wordmark.tsx'
import styles from './home.module.css'

/** The home page: for now the door of the hall, until its games arrive. */
export function Home({ brand }: { brand: string }) {
  return (
    <>
      <header className={styles.head}>
        <Wordmark name={brand} />
      </header>
      <main className={styles.body}>
        <h1 className={styles.title}>
          <Trans>The hall is open</Trans>
        </h1>
        <p className={styles.text}>
          <Trans>The tables are being set. Games come next.</Trans>
        </p>
      </main>
    </>
  )
}
