import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../kit/field.tsx'
import styles from './tier-editor.module.css'

type Props = {
  label: ReactNode
  /** In hundredths of a percent; null while nothing is typed. */
  rate: number | null
  hint: ReactNode
  error: ReactNode
  onRate: (rate: number | null) => void
}

/** Hundredths of a percent in one percent. */
const PARTS = 100
const MOST_DIGITS = 5

/** A share of something: like amounts of money, its digits come in from the right. */
export function RateField({ label, rate, hint, error, onRate }: Props) {
  const { i18n } = useLingui()
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS)
    onRate(digits === '' ? null : Number(digits))
  }
  const text = (value: number) => i18n.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      after={<span className={styles.unit}>%</span>}
      value={rate === null ? '' : text(rate / PARTS)}
      placeholder={text(0)}
      onChange={({ target }) => change(target.value)}
    />
  )
}
