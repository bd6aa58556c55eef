import { type ComponentProps, useState } from 'react'
import { NumberField } from './number-field.tsx'

type Props = Omit<
  ComponentProps<typeof NumberField>,
  'figure' | 'onFigure' | 'decimals' | 'isMoney' | 'before'
> & {
  /** Minor units; null while there is none that can be read. */
  amount: number | null
  symbol: string
  onAmount: (amount: number | null) => void
}

/** An amount of money as it is written, the same way wherever one is asked for; a sum that cannot be read is no sum. */
export function MoneyField({ amount, symbol, onAmount, ...field }: Props) {
  const [noSum, setNoSum] = useState<'unreadable' | 'tooLarge' | null>(null)
  return (
    <NumberField
      {...field}
      decimals={2}
      isMoney
      before={<span style={{ paddingLeft: 'var(--s-12)' }}>{symbol}</span>}
      figure={amount ?? noSum}
      onFigure={(figure) => {
        const isSum = typeof figure === 'number' || figure === null
        setNoSum(isSum ? null : figure)
        onAmount(isSum ? figure : null)
      }}
    />
  )
}
