import type { ReactNode } from 'react'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './withdrawal.module.css'

type Props = {
  name: ReactNode
  /** An amount in minor units, or a text instead of an amount. */
  amount: number | ReactNode
  symbol: string
  isResult?: boolean
}

export const SumLine = ({ name, amount, symbol, isResult = false }: Props) => (
  <div className={isResult ? styles.arrives : undefined}>
    <dt>{name}</dt>
    <dd>{typeof amount === 'number' ? <Money amount={amount} symbol={symbol} /> : amount}</dd>
  </div>
)
