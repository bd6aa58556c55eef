import { and, eq } from 'drizzle-orm'
import type { BonusDecision, refusedBonus } from '#contract/sandbox.ts'
import type { Database, Transaction } from '../database/database.ts'
import { bonus } from '../database/schema/gift.ts'
import { currency } from '../ledger/currency.ts'
import { type Told, tellMember } from '../message/tell-member.ts'
import type { Words } from '../report/record-file.ts'
import { announce } from '../socket/announce.ts'

/** Why a bonus is not given, in words that its member understands. */
const reasons: Record<(typeof refusedBonus)[number], Words> = {
  proof: { pt: 'O que você enviou não mostra o que foi pedido.', en: 'What you sent does not show it.' },
  terms: { pt: 'As condições não foram cumpridas.', en: 'Its terms were not met.' },
  repeated: { pt: 'Você já recebeu este bônus.', en: 'You have had this bonus before.' },
}

/**
 * Ends what people were looking at: the bonus can be claimed from then on, or it is refused with a reason, and its member is
 * told. Once; false where there is nothing to decide any more.
 */
export const decideOnBonus = (
  database: Database,
  { id, now, ...decided }: BonusDecision & { id: string; now: Date },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const reason = decided.decision === 'refuse' ? reasons[decided.reason] : null
    const [row] = await tx
      .update(bonus)
      .set({ state: reason ? 'rejected' : 'claimable', reason })
      .where(and(eq(bonus.id, id), eq(bonus.state, 'processing')))
      .returning()
    if (!row) return false
    await tell(tx, row, now)
    return true
  })

async function tell(tx: Transaction, row: typeof bonus.$inferSelect, at: Date): Promise<void> {
  const { memberId, title, amount, turnover, reason } = row
  const told: Told = reason
    ? { memberId, at, event: 'bonus.refused', facts: { title, reason } }
    : { memberId, at, event: 'bonus.granted', facts: { title, amount, turnover, currency: currency.code } }
  await tellMember(tx, told)
  await announce(tx, { memberId, type: 'account.changed' })
}
