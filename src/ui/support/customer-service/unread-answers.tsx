import { Plural } from '@lingui/react/macro'
import styles from './unread-answers.module.css'

export const UnreadAnswers = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.unread}>
      <Plural value={count} one="# unread answer" other="# unread answers" />
    </span>
  ) : null
