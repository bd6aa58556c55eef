import type { ComponentProps } from 'react'
import { Wordmark } from '../brand/wordmark.tsx'
import { Message } from '../kit/message.tsx'
import styles from './closed-screen.module.css'

/** A message in place of the application, under the operator's mark. */
export function ClosedScreen({ brand, ...message }: { brand: string } & ComponentProps<typeof Message>) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Wordmark name={brand} />
      </header>
      <main className={styles.main}>
        <Message {...message} />
      </main>
    </div>
  )
}
