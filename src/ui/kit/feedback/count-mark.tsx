import styles from './count-mark.module.css'

/** How many wait behind a sign; who cannot see it is told by the sign's own name. Nothing for none. */
export const CountMark = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true" translate="no">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
