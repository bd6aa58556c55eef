import type { listBonuses } from '#contract/bonuses.ts'
import { claimableBonuses, listOwnBonuses } from '../gifts/bonuses.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { cursorAfter, readCursor } from '../report/cursor.ts'

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
