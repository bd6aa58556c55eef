import { Trans } from '@lingui/react/macro'
import { Wordmark } from '../brand/wordmark.tsx'
import { Message } from '../kit/message.tsx'
import styles from './home.module.css'

/** The home page: for now the door of the hall, until its games arrive. */
export function Home({ brand }: { brand: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Wordmark name={brand} />
      </header>
      <Message poster="login" title={<Trans>The hall is open</Trans>}>
        <p>
          <Trans>The tables are being set. Games come next.</Trans>
        </p>
      </Message>
    </div>
  )
}
