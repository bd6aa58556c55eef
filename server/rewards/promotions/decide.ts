import { and, eq } from 'drizzle-orm'
import type { BonusDecision } from '#protocol/sandbox/rewards.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { type MemberNotification, notifyMember } from '#server/notifications/notify-member.ts'
import { refusalReasons } from '#server/rewards/refusal-reasons.ts'
import { decideOnBonus } from './decide-bonus.ts'
import { promotion, promotionApplication } from './promotion.table.ts'

type ApplicationRow = typeof promotionApplication.$inferSelect
type Decision = BonusDecision & { id: string; now: Date }

export async function decideApplication(database: Database, { id, ...decided }: Decision): Promise<boolean> {
  const isIt = eq(promotionApplication.id, id)
  const [row] = isUuid(id) ? await database.select().from(promotionApplication).where(isIt) : []
  if (!row) return false
  if (row.bonusId !== null) return decideOnBonus(database, { ...decided, id: row.bonusId })
  return database.transaction((tx) => decideToLetIn(tx, { ...decided, id }))
}

async function decideToLetIn(tx: Transaction, { id, now, ...decided }: Decision): Promise<boolean> {
  const refused = decided.decision === 'refuse' ? decided.reason : null
  const isWaiting = and(eq(promotionApplication.id, id), eq(promotionApplication.state, 'waiting'))
  const [application] = await tx
    .update(promotionApplication)
    .set({ state: refused ? 'rejected' : 'accepted', reason: refused, decidedAt: now })
    .where(isWaiting)
    .returning()
  if (!application) return false
  await notify(tx, application, now)
  return true
}

async function notify(tx: Transaction, application: ApplicationRow, at: Date): Promise<void> {
  const { memberId, promotionId, reason } = application
  const [row] = await tx.select().from(promotion).where(eq(promotion.id, promotionId))
  if (!row) throw new Error(`Promotion ${promotionId} was not found`)
  const { title } = row
  const notification: MemberNotification = reason
    ? { memberId, at, event: 'promotion.rejected', facts: { title, reason: refusalReasons[reason] } }
    : { memberId, at, event: 'promotion.accepted', facts: { title } }
  await notifyMember(tx, notification)
  await publish(tx, { memberId, type: 'account.changed' })
}
