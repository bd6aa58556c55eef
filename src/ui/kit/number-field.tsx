import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import { mostTyped, readMoney, readNumber, type TypedNumber } from './read-number.ts'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  decimals: 0 | 2
  /** In parts of which `10 ** decimals` are one. */
  figure: TypedNumber
  /** Whether it is an amount of money, in minor units: longer than other numbers, and written in groups of three. */
  isMoney?: boolean
  /** The largest that makes sense, which is said where far too much is typed; as much as can be typed unless told. */
  most?: number
  /** A number that would do, where something else is typed; 5 and 2.5 unless told. */
  example?: number
  onFigure: (figure: TypedNumber) => void
}

/** A number as it is written: what is typed stays as it is until the field is left, and what is no number is said. */
export function NumberField({
  decimals,
  figure,
  isMoney = false,
  most = mostTyped({ decimals, isMoney }),
  example = decimals === 0 ? 5 : 250,
  onFigure,
  error,
  ...field
}: Props) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const text = (value: number) =>
    i18n.number(value / 10 ** decimals, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: isMoney,
    })
  const decimalSign = i18n.number(0.5).includes(',') ? ',' : '.'
  const read = (typed: string) => (isMoney ? readMoney(typed, decimalSign) : readNumber(typed, decimals))
  const written = typeof figure === 'number' ? text(figure) : ''
  return (
    <Field
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={
        figure === 'unreadable' ? (
          <NoNumber decimals={decimals}>{i18n.number(example / 10 ** decimals)}</NoNumber>
        ) : figure === 'tooLarge' ? (
          <TooLarge>{i18n.number(most / 10 ** decimals, { maximumFractionDigits: decimals })}</TooLarge>
        ) : (
          error
        )
      }
      // Typed by somebody else meanwhile, by an undo for example, it is another number.
      value={read(typed) === figure ? typed : written}
      placeholder={text(0)}
      onLeave={() => {
        if (typeof figure === 'number' || figure === null) setTyped(written)
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onFigure(read(target.value))
      }}
    />
  )
}

const TooLarge = ({ children: most }: { children: string }) => <Trans>Too large: {most} at most</Trans>

function NoNumber({ decimals, children: example }: Pick<Props, 'decimals'> & { children: string }) {
  if (decimals === 0) return <Trans>Only a whole number, for example {example}</Trans>
  return <Trans>Only a number with two decimals at most, for example {example}</Trans>
}
