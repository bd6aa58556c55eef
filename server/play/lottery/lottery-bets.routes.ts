import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { limits } from './limits.ts'
import { placeBets } from './place-bets.ts'
import { findTickets, ticketKey } from './tickets.ts'

/** LOTT-03 */
export const placeLotteryBets: HandlerOf<'placeLotteryBets'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const memberId = who.member.id
  if (platform.operator.trialTypes.includes(who.member.type)) return refuse('lottery.trial', {})
  const placed = await placeBets(platform.database, { ...request, memberId, now })
  switch (placed.outcome) {
    case 'locked':
      return refuse('lottery.locked', { next: placed.next })
    case 'oddsChanged':
      return refuse('lottery.oddsChanged', { odds: placed.odds })
    case 'invalid':
      return refuse('lottery.linesInvalid', { lines: placed.lines })
    case 'offLimits':
      return refuse('lottery.stakeOffLimits', { minStake: limits.minStake, maxStake: limits.maxStake })
    case 'short':
      return refuse('lottery.notEnough', { balance: placed.balance })
    case 'placed': {
      const { ticketId, balance } = placed
      const query = { memberId, ticketId, after: null, limit: 1, language: caller.language }
      const [ticket] = await findTickets(platform.database, query)
      if (!ticket) throw new Error(`Ticket ${ticketId} was not found`)
      return accept({ ticket, balance })
    }
  }
}

/** LOTT-03 */
export const listLotteryTickets: HandlerOf<'listLotteryTickets'> = async (context) => {
  const { platform, request, caller, who } = context
  const { cursor, limit, ...narrowed } = request
  if (narrowed.drawId !== undefined && !isUuid(narrowed.drawId)) throw new NotFound()
  const found = await findTickets(platform.database, {
    ...narrowed,
    memberId: who.member.id,
    after: readCursor(cursor, { value: 'moment', id: 'uuid' }),
    limit: limit + 1,
    language: caller.language,
  })
  const tickets = found.slice(0, limit)
  const last = tickets.at(-1)
  return accept({
    tickets,
    next: last && found.length > limit ? cursorAfter(ticketKey(last)) : null,
  })
}
