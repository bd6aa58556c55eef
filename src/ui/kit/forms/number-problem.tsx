import { Trans } from '@lingui/react/macro'
import type { NumberProblem } from '#domain/text/parse-number.ts'

type Props = {
  problem: NumberProblem
  decimals: 0 | 2
  /** A valid number, as formatted text. */
  example: string
  /** The largest valid number, as formatted text. */
  largest: string
  /** The currency symbol. Empty for plain numbers. */
  symbol: string
}

export function NumberProblemText({ problem, decimals, example, largest, symbol }: Props) {
  switch (problem) {
    case 'ambiguous':
      return (
        <Trans id="kit.forms.numberAmbiguous">Thousands or decimals? Write it like this: {example}.</Trans>
      )
    case 'negative':
      return <Trans id="kit.forms.numberNegative">It can’t be negative. Remove the minus sign.</Trans>
    case 'otherCurrency':
      return (
        <Trans id="kit.forms.numberOtherCurrency">
          Enter an amount in {symbol}, for example {example}.
        </Trans>
      )
    case 'tooLarge':
      return <Trans id="kit.forms.numberTooLarge">Too high. The maximum is {largest}.</Trans>
    case 'tooFine':
    case 'unreadable':
      return decimals === 0 ? (
        <Trans id="kit.forms.numberNotWhole">Enter a whole number, for example {example}.</Trans>
      ) : (
        <Trans id="kit.forms.numberNotDecimal">
          Use digits and at most two decimals, for example {example}.
        </Trans>
      )
  }
}
