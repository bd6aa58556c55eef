import { Trans } from '@lingui/react/macro'
import type { NumberProblem } from '#domain/text/parse-number.ts'

type Props = {
  problem: NumberProblem
  decimals: 0 | 2
  /** A valid number as formatted text. */
  example: string
  /** The largest valid number as formatted text. */
  largest: string
  /** Currency symbol; empty for plain numbers. */
  symbol: string
}

export function NumberProblemText({ problem, decimals, example, largest, symbol }: Props) {
  switch (problem) {
    case 'ambiguous':
      return <Trans>This can be read as thousands or as decimals. Write it like this: {example}</Trans>
    case 'negative':
      return <Trans>Can’t be negative. Remove the minus sign</Trans>
    case 'otherCurrency':
      return (
        <Trans>
          Only amounts in {symbol}, for example {example}
        </Trans>
      )
    case 'tooLarge':
      return <Trans>Too large: {largest} at most</Trans>
    case 'tooFine':
    case 'unreadable':
      return decimals === 0 ? (
        <Trans>Only a whole number, for example {example}</Trans>
      ) : (
        <Trans>Only a number with two decimals at most, for example {example}</Trans>
      )
  }
}
