import styles from './wordmark.module.css'

/** The operator's name as a logo. The dot on its first i is drawn as a ball. */
export function Wordmark({ name }: { name: string }) {
  const lower = name.toLowerCase()
  const dotted = lower.indexOf('i')
  if (dotted < 0) return <span className={styles.mark}>{lower}</span>
  return (
    <span className={styles.mark} role="img" aria-label={name}>
      {lower.slice(0, dotted)}
      <b className={styles.dotted}>ı</b>
      {lower.slice(dotted + 1)}
    </span>
  )
}
