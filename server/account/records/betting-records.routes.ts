import { sql } from 'drizzle-orm'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { EXPORT_LIMIT, exportCsv, refuseTooMany } from '#server/files/csv-export.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { betColumns } from '#server/play/bet-columns.ts'
import { type Bet, betKey, findBet, findBets, sumBets, sumsOf } from '#server/play/bets.ts'
import { betFacts } from '#server/play/facts/bet-facts.ts'
import { currency } from '#server/texts/currency.ts'
import { formatterOf } from '#server/texts/formatter.ts'

const ownBets = (memberId: number) => sql`game_round.member_id = ${memberId}`
const newestFirst = { sort: 'at', descending: true } as const

const toBetDto = ({ memberId, account, ...bet }: Bet) => bet

/** MEM-08 */
export const listBettingRecords: HandlerOf<'listBettingRecords'> = async (context) => {
  const { platform, request, caller, who } = context
  const { cursor, limit, ...narrowed } = request
  const filter = { ...narrowed, ...newestFirst }
  const whose = ownBets(who.member.id)
  const after = readCursor(cursor, { value: 'moment', id: 'uuid' })
  const [found, all] = await Promise.all([
    findBets(platform.database, whose, { filter, after, limit: limit + 1, language: caller.language }),
    sumBets(platform.database, whose, filter),
  ])
  const bets = found.slice(0, limit)
  const last = bets.at(-1)
  return accept({
    bets: bets.map(toBetDto),
    next: last && found.length > limit ? cursorAfter(betKey(filter, last)) : null,
    currency: currency.code,
    totals: { page: sumsOf(bets), all: all.sums },
  })
}

/** MEM-08 */
export const readBettingRecord: HandlerOf<'readBettingRecord'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { database } = platform
  const { language } = caller
  if (!isUuid(request.id)) throw new NotFound()
  const query = { memberId: who.member.id, id: request.id }
  const bet = await findBet(database, { ...query, language })
  if (!bet) throw new NotFound()
  const details = await betFacts(database, { ...query, formatter: formatterOf(language), now })
  return accept({ ...toBetDto(bet), currency: currency.code, details })
}

/** MEM-08 */
export const exportBettingRecords: HandlerOf<'exportBettingRecords'> = async (context) => {
  const { platform, request, caller, who } = context
  const { language } = caller
  const filter = { ...request, ...newestFirst }
  const whose = ownBets(who.member.id)
  const { count } = await sumBets(platform.database, whose, filter)
  const tooMany = refuseTooMany(count)
  if (tooMany) return tooMany
  const bets = await findBets(platform.database, whose, {
    filter,
    after: null,
    limit: EXPORT_LIMIT,
    language,
  })
  const file = { name: /*i18n*/ { id: 'file.bets.name', message: 'bet-history' }, columns: betColumns }
  return accept(exportCsv(file, bets, language))
}
