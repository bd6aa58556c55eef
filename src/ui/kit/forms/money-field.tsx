import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { LARGEST_AMOUNT, parseAmount } from '#domain/text/parse-number.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { Field } from './field.tsx'
import { asFigure, type Figure } from './number-field.tsx'
import { NumberProblemText } from './number-problem.tsx'
import { useTypedNumber } from './use-typed-number.ts'

type Props = Omit<
  ComponentProps<typeof Field>,
  'value' | 'onChange' | 'type' | 'inputMode' | 'before' | 'onLeave'
> & {
  /** The amount in minor units, null if the field is empty, or the reason why the text is not an amount. */
  amount: Figure
  symbol: string
  /** The maximum in minor units, by default the largest amount that can be parsed. */
  most?: number
  /** Receives the amount in minor units. If the text is not an amount, receives null and the reason. */
  onAmount: (amount: number | null, problem: Exclude<Figure, number | null> | null) => void
}

/** The example in error messages, in minor units. */
const EXAMPLE = 123_450

/** A field for money. It accepts common notations, and reformats the text on blur and on submit. */
export function MoneyField({ amount, symbol, most = LARGEST_AMOUNT, onAmount, error, ...field }: Props) {
  const { i18n } = useLingui()
  const written = (value: number) =>
    i18n.number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const { text, problem, change, settle } = useTypedNumber({
    value: typeof amount === 'number' ? amount : null,
    parse: (typed, decimalSign) => parseAmount(typed, { decimalSign, sign: symbol }),
    format: written,
    onParsed: (parsed) => {
      const figure = asFigure(parsed)
      if (typeof figure === 'string') onAmount(null, figure)
      else onAmount(figure, null)
    },
  })
  return (
    <Field
      {...field}
      inputMode="decimal"
      autoComplete="off"
      before={<span style={{ paddingLeft: 'var(--s-12)' }}>{symbol}</span>}
      error={
        problem ? (
          <NumberProblemText
            problem={problem}
            decimals={2}
            example={written(EXAMPLE)}
            largest={moneyText(i18n, most, symbol)}
            symbol={symbol}
          />
        ) : (
          error
        )
      }
      value={text}
      placeholder={written(0)}
      onLeave={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      onChange={({ target }) => change(target.value)}
    />
  )
}
