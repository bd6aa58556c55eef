import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { currency } from '#server/texts/currency.ts'
import { wageringRequirement } from '#server/wagering/wagering-requirement.table.ts'
import { remainingWagering } from '#server/wagering/wagering-requirement.ts'
import { claimIdOf } from './credited-claim.ts'
import { depositBonus } from './deposit-bonus.table.ts'
import type { DepositBonusRow } from './eligibility.ts'
import { lockPlayable, unusedBonus } from './unused-bonus.ts'

/** The amount to take back and the remaining wagering requirement, in minor units. */
type Ending = { takesBack: number; turnoverLeft: number }

type Found = Ending & { claimId: string; turnover: number }

export async function endingOf(database: Database | Transaction, row: DepositBonusRow): Promise<Found> {
  const { memberId, terms, bonusId } = row
  const claimId = await claimIdOf(database, row)
  const [credited] = await database
    .select({ amount: bonus.amount })
    .from(bonus)
    .where(eq(bonus.id, bonusId ?? ''))
  if (!credited) throw new Error(`The bonus of deposit ${row.depositId} was not found`)
  const takesBack = await unusedBonus(database, { memberId, claimId, amount: credited.amount })
  // Only the used part of the bonus must still be wagered.
  const turnover = (credited.amount - takesBack) * terms.turnoverFactor
  const { reasons } = await remainingWagering(database, memberId, 'en', { id: claimId, turnover })
  const turnoverLeftThen = reasons.find(({ id }) => id === claimId)?.left ?? 0
  return { claimId, takesBack, turnover, turnoverLeft: turnoverLeftThen }
}

type End = { row: DepositBonusRow; as: 'cancelled' | 'expired'; now: Date; expected?: number }

/**
 * Takes back unused bonus money. Only the used part of the bonus must then still be wagered. Does nothing if
 * the amount to take back differs from `expected`. The caller must hold the member's claim lock and check
 * that the bonus is active.
 */
export async function endBonus(
  tx: Transaction,
  { row, as, now, expected }: End,
): Promise<Ending & { isDone: boolean }> {
  const { memberId, depositId, title } = row
  await lockPlayable(tx, memberId)
  const { claimId, turnover, ...ending } = await endingOf(tx, row)
  const { takesBack } = ending
  if (expected !== undefined && expected !== takesBack) return { ...ending, isDone: false }
  await tx
    .update(depositBonus)
    .set({ state: as, takenBack: takesBack })
    .where(eq(depositBonus.depositId, depositId))
  if (takesBack > 0) await takeBack(tx, { memberId, claimId, amount: takesBack, now })
  const isIt = eq(wageringRequirement.id, claimId)
  if (turnover > 0) await tx.update(wageringRequirement).set({ turnover }).where(isIt)
  else await tx.delete(wageringRequirement).where(isIt)
  const facts = {
    title,
    because: as,
    amount: takesBack,
    turnover: ending.turnoverLeft,
    currency: currency.code,
  }
  await notifyMember(tx, { memberId, event: 'depositBonus.ended', facts, at: now })
  return { ...ending, isDone: true }
}

async function takeBack(
  tx: Transaction,
  { memberId, claimId, amount, now }: { memberId: number; claimId: string; amount: number; now: Date },
): Promise<void> {
  const posted = await post(tx, {
    kind: 'bonusReturned',
    key: `bonusReturned:${claimId}`,
    reference: claimId,
    at: now,
    postings: [
      { accountId: await walletOf(tx, memberId), amount: -amount },
      { accountId: await houseAccount(tx, 'bonus'), amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`The bonus of claim ${claimId} could not be taken back`)
}
