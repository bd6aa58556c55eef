import { type ComponentProps, useEffect, useRef } from 'react'
import { FullPageMessage } from '#ui/kit/feedback/full-page-message.tsx'
import { Wordmark } from '#ui/site/brand/wordmark.tsx'
import styles from './closed-screen.module.css'

export function ClosedScreen({
  brand,
  ...message
}: { brand: string } & ComponentProps<typeof FullPageMessage>) {
  const main = useRef<HTMLElement>(null)
  // The focused element has disappeared with the application, so move the focus to the message.
  useEffect(() => main.current?.focus(), [])
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Wordmark name={brand} />
      </header>
      <main className={styles.main} ref={main} tabIndex={-1}>
        <FullPageMessage {...message} />
      </main>
    </div>
  )
}
