import { Plural } from '@lingui/react/macro'
import { Money } from '#ui/kit/text/money.tsx'

type Props = {
  /** Minor units. */
  amount: number
  points: number
  symbol: string
}

export function GiftAmount({ amount, points, symbol }: Props) {
  if (points === 0) return <Money amount={amount} symbol={symbol} />
  const pointText = <Plural id="rewards.points" value={points} _0="0 points" one="# point" other="# points" />
  if (amount === 0) return pointText
  return (
    <>
      <Money amount={amount} symbol={symbol} /> + {pointText}
    </>
  )
}
