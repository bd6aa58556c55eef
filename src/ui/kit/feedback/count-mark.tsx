import styles from './count-mark.module.css'

/** A badge count; the icon's accessible name must include it. Renders nothing for zero. */
export const CountMark = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden="true" translate="no">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
