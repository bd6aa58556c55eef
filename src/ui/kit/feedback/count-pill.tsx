import type { ReactNode } from 'react'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import styles from './count-pill.module.css'

type Props = {
  /** The visible text, for example a capped count. */
  children: ReactNode
  /** The text for screen readers. It must be clear without its context. */
  words: ReactNode
  isQuiet?: boolean
}

export const CountPill = ({ children, words, isQuiet }: Props) => (
  <span className={styles.count} data-quiet={isQuiet}>
    {children}
    <span className={unseen.unseen}> {words}</span>
  </span>
)
