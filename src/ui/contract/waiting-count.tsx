import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Waiting } from '#machines/contract-standing/types.ts'
import styles from './waiting-count.module.css'

/** CONTR-04: how many requests wait for the reader's answer, those put off among them; nothing where none does. */
export function WaitingCount({ waiting }: { waiting: Waiting }) {
  const { i18n } = useLingui()
  const { count, hasMore } = waiting
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">
        {i18n.number(count)}
        {hasMore ? '+' : null}
      </span>
      <span className={styles.unseen}>
        {' '}
        <WaitingWords waiting={waiting} />
      </span>
    </span>
  )
}

/** The same in words. */
export const WaitingWords = ({ waiting: { count, hasMore } }: { waiting: Waiting }) =>
  hasMore ? (
    <Trans>more than {count} wait for your answer</Trans>
  ) : (
    <Plural value={count} one="# waits for your answer" other="# wait for your answer" />
  )
