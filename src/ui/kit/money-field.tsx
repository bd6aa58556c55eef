import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode' | 'before'> & {
  /** Minor units; null while nothing is typed. */
  amount: number | null
  symbol: string
  onAmount: (amount: number | null) => void
}

/** Minor units in one unit of a currency. */
const MINOR = 100
/** More digits than any amount has. */
const MOST_DIGITS = 12

/** An amount of money as banks ask for it: digits come in from the right, so that nobody has to know which separator counts. */
export function MoneyField({ amount, symbol, onAmount, ...field }: Props) {
  const { i18n } = useLingui()
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS)
    onAmount(digits === '' ? null : Number(digits))
  }
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      before={<span style={{ paddingLeft: 'var(--s-12)' }}>{symbol}</span>}
      value={
        amount === null
          ? ''
          : i18n.number(amount / MINOR, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      }
      placeholder={i18n.number(0, { minimumFractionDigits: 2 })}
      onChange={({ target }) => change(target.value)}
    />
  )
}
