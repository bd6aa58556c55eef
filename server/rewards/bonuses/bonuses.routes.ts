import { and, eq } from 'drizzle-orm'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { lockClaims } from '#server/rewards/claims.ts'
import { depositBonus } from '#server/rewards/deposit-bonus/deposit-bonus.table.ts'
import { endBonus } from '#server/rewards/deposit-bonus/end-bonus.ts'
import { completeMet } from '#server/rewards/deposit-bonus/promise-bonus.ts'
import { currency } from '#server/texts/currency.ts'
import { claimableBonuses, listOwnBonuses } from './bonuses.ts'

/** MEM-10 */
export const listBonuses: HandlerOf<'listBonuses'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { cursor, limit, state } = request
  const memberId = who.member.id
  const [found, claimable] = await Promise.all([
    listOwnBonuses(platform.database, {
      memberId,
      now,
      state,
      language: caller.language,
      after: readCursor(cursor, { value: 'moment', id: 'uuid' }),
      limit: limit + 1,
    }),
    claimableBonuses(platform.database, { memberId, now }),
  ])
  const bonuses = found.slice(0, limit)
  const last = bonuses.at(-1)
  return accept({
    bonuses,
    next: last && found.length > limit ? cursorAfter({ value: last.at, id: last.id }) : null,
    currency: currency.code,
    claimable,
  })
}

/** MEM-10. A member's claims, orders and cancellations run one after another. */
export const cancelBonus: HandlerOf<'cancelBonus'> = async ({ platform, request, now, who }) => {
  const { database } = platform
  const memberId = who.member.id
  const { id, takesBack: expected } = request
  if (!isUuid(id)) throw new NotFound()
  await lockClaims(database, memberId)
  await completeMet(database, memberId)
  const isIt = and(eq(depositBonus.bonusId, id), eq(depositBonus.memberId, memberId))
  const [row] = await database.select().from(depositBonus).where(isIt)
  if (!row) throw new NotFound()
  if (row.state !== 'active') return refuse('bonus.notActive', {})
  const ended = await database.transaction((tx) => endBonus(tx, { row, as: 'cancelled', now, expected }))
  const { isDone, takesBack, turnoverLeft } = ended
  if (!isDone) return refuse('bonus.changed', { takesBack, turnoverLeft })
  await publishBalanceChanges(database, memberId)
  return accept({ takenBack: takesBack, turnoverLeft, balance: await walletBalance(database, memberId) })
}
