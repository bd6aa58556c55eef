import styles from './count-mark.module.css'

/**
 * A badge with a count. Screen readers skip it, so the accessible name of its button or link must include the
 * count. Renders nothing if the count is 0.
 */
export const CountMark = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true" translate="no">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
