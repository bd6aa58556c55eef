import { useLingui } from '@lingui/react/macro'
import styles from './balls.module.css'

type Props = {
  numbers: readonly number[]
  /** The number of digits. Shorter numbers get leading zeros. */
  digits: number
  small?: boolean
}

/** Drawn numbers, in the order in which they were drawn. Screen readers read them as a list. */
export function Balls({ numbers, digits, small }: Props) {
  const { t } = useLingui()
  const written = numbers.map((number) => String(number).padStart(digits, '0'))
  return (
    <ol
      className={styles.balls}
      data-small={small || undefined}
      aria-label={t({ id: 'play.lottery.drawnNumbers', message: 'Drawn numbers' })}
    >
      {written.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers may repeat, so the index identifies a ball
        <li key={index} className={styles.ball}>
          {number}
        </li>
      ))}
    </ol>
  )
}
