import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import { readMoney, readNumber, type TypedNumber } from './read-number.ts'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  decimals: 0 | 2
  /** In parts of which `10 ** decimals` are one. */
  figure: TypedNumber
  /** Whether it is an amount of money, in minor units: longer than other numbers, and written in groups of three. */
  isMoney?: boolean
  onFigure: (figure: TypedNumber) => void
}

/** A number as it is written: what is typed stays as it is until the field is left, and what is no number is said. */
export function NumberField({ decimals, figure, isMoney = false, onFigure, error, ...field }: Props) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const text = (value: number) =>
    i18n.number(value / 10 ** decimals, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: isMoney,
    })
  const read = (typed: string) => (isMoney ? readMoney(typed) : readNumber(typed, decimals))
  const written = typeof figure === 'number' ? text(figure) : ''
  return (
    <Field
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={figure === 'unreadable' ? <NoNumber decimals={decimals} /> : error}
      // Typed by somebody else meanwhile, by an undo for example, it is another number.
      value={read(typed) === figure ? typed : written}
      placeholder={text(0)}
      onLeave={() => {
        if (figure !== 'unreadable') setTyped(written)
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onFigure(read(target.value))
      }}
    />
  )
}

function NoNumber({ decimals }: Pick<Props, 'decimals'>) {
  if (decimals === 0) return <Trans>Only a whole number, for example 5</Trans>
  return <Trans>Only a number with two decimals at most, for example 2.5</Trans>
}
