import type { ReactNode } from 'react'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './withdrawal.module.css'

type Props = {
  /** What the amount is of. */
  name: ReactNode
  /** In minor units; words in its place where there is no amount yet. */
  amount: number | ReactNode
  symbol: string
  /** The line that the others lead to. */
  isResult?: boolean
}

/** A line of the sum of a payout: what leaves, what it costs, what arrives. */
export const SumLine = ({ name, amount, symbol, isResult = false }: Props) => (
  <div className={isResult ? styles.arrives : undefined}>
    <dt>{name}</dt>
    <dd>{typeof amount === 'number' ? <Money amount={amount} symbol={symbol} /> : amount}</dd>
  </div>
)
