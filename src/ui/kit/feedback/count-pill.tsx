import type { ReactNode } from 'react'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import styles from './count-pill.module.css'

type Props = {
  /** What can be seen. */
  children: ReactNode
  /** The same in words, for who cannot see where it stands. */
  words: ReactNode
  /** Whether it asks for nothing but to be known. */
  isQuiet?: boolean
}

/** A count beside the words of an entry. */
export const CountPill = ({ children, words, isQuiet }: Props) => (
  <span className={styles.count} data-quiet={isQuiet}>
    {children}
    <span className={unseen.unseen}> {words}</span>
  </span>
)
