import type { Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { type MemberNotification, notifyMember } from '#server/notifications/notify-member.ts'
import { currency } from '#server/texts/currency.ts'
import type { bonus } from './bonus.table.ts'

type Decided = Pick<typeof bonus.$inferSelect, 'memberId' | 'title' | 'amount' | 'turnover' | 'reason'>

export async function notifyDecision(tx: Transaction, decided: Decided, at: Date): Promise<void> {
  const { memberId, title, amount, turnover, reason } = decided
  const notification: MemberNotification = reason
    ? { memberId, at, event: 'bonus.refused', facts: { title, reason } }
    : { memberId, at, event: 'bonus.granted', facts: { title, amount, turnover, currency: currency.code } }
  await notifyMember(tx, notification)
  await publish(tx, { memberId, type: 'account.changed' })
}
