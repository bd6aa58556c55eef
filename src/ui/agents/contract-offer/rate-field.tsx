import type { ReactNode } from 'react'
import { WHOLE } from '#domain/money/rate.ts'
import type { Figure } from '#machines/agents/contract-draft.ts'
import { NumberField } from '#ui/kit/forms/number-field.tsx'
import styles from './tier-editor.module.css'

type Props = {
  label: ReactNode
  /** The rate in basis points. */
  rate: Figure
  hint: ReactNode
  error: ReactNode
  onRate: (rate: Figure) => void
}

export function RateField({ rate, onRate, ...field }: Props) {
  return (
    <NumberField
      {...field}
      decimals={2}
      most={WHOLE}
      figure={rate}
      onFigure={onRate}
      after={<span className={styles.unit}>%</span>}
    />
  )
}
