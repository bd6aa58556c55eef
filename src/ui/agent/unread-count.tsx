import { Trans } from '@lingui/react/macro'
import styles from './unread-count.module.css'

/** How much was not read, beside what it is of; nothing for none. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count}>
      {Math.min(count, 99)}
      <span className={styles.unseen}>
        {' '}
        <Trans>unread</Trans>
      </span>
    </span>
  ) : null
