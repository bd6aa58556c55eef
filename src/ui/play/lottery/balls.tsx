import { useLingui } from '@lingui/react/macro'
import styles from './balls.module.css'

type Props = {
  numbers: readonly number[]
  /** Digits per number, zero-padded. */
  digits: number
  small?: boolean
}

/** Drawn numbers in draw order, as one list for screen readers. */
export function Balls({ numbers, digits, small }: Props) {
  const { t } = useLingui()
  const written = numbers.map((number) => String(number).padStart(digits, '0'))
  return (
    <ol className={styles.balls} data-small={small || undefined} aria-label={t`Drawn numbers`}>
      {written.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same digit may come twice, and its place is all that tells it apart
        <li key={index} className={styles.ball}>
          {number}
        </li>
      ))}
    </ol>
  )
}
