import { and, eq } from 'drizzle-orm'
import type { cancelBonus, listBonuses } from '#contract/bonuses.ts'
import { depositBonus } from '../database/schema/deposit-bonus.ts'
import { endBonus } from '../deposit-bonus/end-bonus.ts'
import { completeMet } from '../deposit-bonus/promise-bonus.ts'
import { claimableBonuses, listOwnBonuses } from '../gifts/bonuses.ts'
import { lockClaims } from '../gifts/claims.ts'
import { accept, type Handler, refuse } from '../handler.ts'
import { isUuid } from '../is-uuid.ts'
import { walletBalance } from '../ledger/accounts.ts'
import { currency } from '../ledger/currency.ts'
import { cursorAfter, readCursor } from '../report/cursor.ts'
import { announceMoved } from '../socket/announce.ts'
import { UnknownThing } from '../unknown-thing.ts'

/** MEM-10: the member's bonuses, a page by key. */
export const bonusesHandler: Handler<typeof listBonuses> = async (context) => {
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

/** MEM-10: gives up the bonus of a deposit. Claims, orders and cancellations of a member wait for each other. */
export const cancelBonusHandler: Handler<typeof cancelBonus> = async ({ platform, request, now, who }) => {
  const { database } = platform
  const memberId = who.member.id
  const { id, takesBack: expected } = request
  if (!isUuid(id)) throw new UnknownThing()
  await lockClaims(database, memberId)
  await completeMet(database, memberId)
  const isIt = and(eq(depositBonus.bonusId, id), eq(depositBonus.memberId, memberId))
  const [row] = await database.select().from(depositBonus).where(isIt)
  if (!row) throw new UnknownThing()
  if (row.state !== 'active') return refuse('bonus.notActive', {})
  const ended = await database.transaction((tx) => endBonus(tx, { row, as: 'cancelled', now, expected }))
  const { isDone, takesBack, turnoverLeft } = ended
  if (!isDone) return refuse('bonus.changed', { takesBack, turnoverLeft })
  await announceMoved(database, memberId)
  return accept({ takenBack: takesBack, turnoverLeft, balance: await walletBalance(database, memberId) })
}
