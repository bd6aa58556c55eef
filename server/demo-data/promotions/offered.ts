import type { promotion, rafflePrize } from '#server/rewards/promotions/promotion.table.ts'

type Row = typeof promotion.$inferInsert

/** A slip of a raffle: its name, minor units, how many there were, and how many are drawn already. */
export type Prize = Pick<typeof rafflePrize.$inferInsert, 'name' | 'amount' | 'stock'> & { drawn: number }

/** A promotion of the demo world. `from` and `to`: days from now, null for no bound. */
export type Offered = Pick<
  Row,
  'category' | 'title' | 'summary' | 'content' | 'conditions' | 'motif' | 'hue' | 'layout' | 'terms'
> & {
  name: string
  from: number | null
  to: number | null
  prizes?: readonly Prize[]
}
