import { desc, eq, sql } from 'drizzle-orm'
import type { RedemptionRequests } from '#protocol/sandbox/point-shop.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { shopItem, shopOrder } from '#server/rewards/loyalty/point-shop.table.ts'

const SHOWN = 50

/** PTS-01. Pending orders come first, then the newest ones. */
export async function listRedemptionRequests(database: Database): Promise<RedemptionRequests> {
  const { id, quantity, points, delivery, state, at } = shopOrder
  const rows = await database
    .select({
      ...{ id, quantity, points, delivery, state, at },
      account: member.account,
      title: shopItem.title,
    })
    .from(shopOrder)
    .innerJoin(member, eq(member.id, shopOrder.memberId))
    .innerJoin(shopItem, eq(shopItem.id, shopOrder.itemId))
    .orderBy(desc(sql`${state} = 'processing'`), desc(at), desc(id))
    .limit(SHOWN)
  return rows.map(({ at: when, ...row }) => ({ ...row, at: when.toISOString() }))
}
