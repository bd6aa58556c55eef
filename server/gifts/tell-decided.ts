import type { Transaction } from '../database/database.ts'
import type { bonus } from '../database/schema/gift.ts'
import { currency } from '../ledger/currency.ts'
import { type Told, tellMember } from '../message/tell-member.ts'
import { announce } from '../socket/announce.ts'

type Decided = Pick<typeof bonus.$inferSelect, 'memberId' | 'title' | 'amount' | 'turnover' | 'reason'>

/** Tells a member that a bonus can be claimed, or with a reason that it is not given. */
export async function tellDecided(tx: Transaction, decided: Decided, at: Date): Promise<void> {
  const { memberId, title, amount, turnover, reason } = decided
  const told: Told = reason
    ? { memberId, at, event: 'bonus.refused', facts: { title, reason } }
    : { memberId, at, event: 'bonus.granted', facts: { title, amount, turnover, currency: currency.code } }
  await tellMember(tx, told)
  await announce(tx, { memberId, type: 'account.changed' })
}
