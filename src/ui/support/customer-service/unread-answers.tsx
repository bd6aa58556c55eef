import { Plural } from '@lingui/react/macro'
import styles from './unread-answers.module.css'

export const UnreadAnswers = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.unread}>
      <Plural
        id="support.customerService.unreadReplies"
        value={count}
        _0="No unread replies"
        one="# unread reply"
        other="# unread replies"
      />
    </span>
  ) : null
