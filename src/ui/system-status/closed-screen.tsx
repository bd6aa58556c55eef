import type { ReactNode } from 'react'
import { Wordmark } from '../brand/wordmark.tsx'
import styles from './closed-screen.module.css'

/** A screen in place of the application: what happened, what it means, what can be done. */
export function ClosedScreen(props: {
  brand: string
  title: ReactNode
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Wordmark name={props.brand} />
      </header>
      <main className={styles.body}>
        <h1 className={styles.title}>{props.title}</h1>
        <div className={styles.text}>{props.children}</div>
        <div className={styles.actions}>{props.actions}</div>
      </main>
    </div>
  )
}
