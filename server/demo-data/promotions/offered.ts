import type { promotion } from '#server/rewards/promotions/promotion.table.ts'
import type { rafflePrize } from '#server/rewards/promotions/raffle.table.ts'

type Row = typeof promotion.$inferInsert

/**
 * A raffle prize: name, amount in minor units, how many there are (`stock`), and how many are already drawn.
 */
export type Prize = Pick<typeof rafflePrize.$inferInsert, 'name' | 'amount' | 'stock'> & { drawn: number }

/** A promotion of the demo world. `from` and `to` are in days from now; null means no limit. */
export type Offered = Pick<
  Row,
  'category' | 'title' | 'summary' | 'content' | 'conditions' | 'motif' | 'hue' | 'layout' | 'terms'
> & {
  name: string
  from: number | null
  to: number | null
  prizes?: readonly Prize[]
}
