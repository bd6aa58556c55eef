import { desc, eq, sql } from 'drizzle-orm'
import type { PromotionApplications } from '#protocol/sandbox/rewards.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { promotion, promotionApplication } from '#server/rewards/promotions/promotion.table.ts'
import { upload } from '#server/support/uploads/upload.table.ts'

const SHOWN = 50

/** PROMO-02. Pending applications come first, then the newest ones. */
export async function listPromotionApplications(database: Database): Promise<PromotionApplications> {
  const { id, step, state, comment, at } = promotionApplication
  const rows = await database
    .select({
      ...{ id, step, state, comment, at },
      account: member.account,
      title: promotion.title,
      amount: bonus.amount,
      images: sql<string[]>`array(
        select ${upload.id}::text from ${upload} where ${upload.usedFor} = ${promotionApplication.id}
        order by ${upload.createdAt}, ${upload.id}
      )`,
    })
    .from(promotionApplication)
    .innerJoin(member, eq(member.id, promotionApplication.memberId))
    .innerJoin(promotion, eq(promotion.id, promotionApplication.promotionId))
    .leftJoin(bonus, eq(bonus.id, promotionApplication.bonusId))
    .orderBy(desc(sql`${state} = 'waiting'`), desc(at), desc(id))
    .limit(SHOWN)
  return rows.map(({ at: when, ...row }) => ({ ...row, at: when.toISOString() }))
}
