import styles from './progress.module.css'

type Props = {
  /** The visible label, which is also the accessible name. */
  label: string
  value: number
  goal: number
  text: string
}

export function Progress({ label, value, goal, text }: Props) {
  const part = goal === 0 ? 1 : Math.min(1, value / goal)
  return (
    <div className={styles.progress}>
      <span className={styles.label}>{label}</span>
      <span className={styles.text}>{text}</span>
      <progress className={styles.bar} aria-label={label} value={part} max={1}>
        {text}
      </progress>
    </div>
  )
}
