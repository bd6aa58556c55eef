import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import type { Calls } from '#protocol/calls.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { EXPORT_LIMIT, exportCsv, refuseTooMany } from '#server/files/csv-export.ts'
import { agentEntryColumns } from '#server/ledger/entry-columns.ts'
import { incomeOf, incomeSources } from '#server/ledger/income.ts'
import {
  type EntryQuery,
  entryKey,
  findEntries,
  type Order,
  sumEntries,
} from '#server/ledger/wallet-entries.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'

const rangeOf = ({ from, to }: { from: string; to: string }) => ({ from: new Date(from), to: new Date(to) })

/** AGENT-08 */
export const readIncome: HandlerOf<'readIncome'> = async ({ platform, request, who }) => {
  const { by, zone, ...range } = request
  const income = await incomeOf(platform.database, who.member.id, { ...rangeOf(range), by, zone })
  return accept({ currency: currency.code, ...income })
}

/** AGENT-08 */
export const listIncomePostings: HandlerOf<'listIncomePostings'> = async (context) => {
  const { platform, request, who } = context
  const query = incomeQuery(who.member.id, request)
  const [page, sums] = await Promise.all([
    pageOf(platform.database, query, request),
    sumEntries(platform.database, query),
  ])
  return accept({ ...page, currency: currency.code, total: sums.in - sums.out })
}

/** AGENT-08 */
export const listAccountDetails: HandlerOf<'listAccountDetails'> = async (context) => {
  const { platform, request, who } = context
  const query = accountQuery(who.member.id, request)
  const [page, totals] = await Promise.all([
    pageOf(platform.database, query, request),
    sumEntries(platform.database, query),
  ])
  return accept({ ...page, currency: currency.code, totals })
}

/** AGENT-05 */
export const exportIncomePostings: HandlerOf<'exportIncomePostings'> = async (context) => {
  const { platform, request, caller, who } = context
  const name = /*i18n*/ { id: 'file.income.earnings', message: 'earnings' }
  const query = incomeQuery(who.member.id, request)
  return fileOf(platform.database, query, { order: request, name, language: caller.language })
}

/** AGENT-08 */
export const exportAccountDetails: HandlerOf<'exportAccountDetails'> = async (context) => {
  const { platform, request, caller, who } = context
  const name = /*i18n*/ { id: 'file.income.transactionHistory', message: 'agent-transaction-history' }
  const query = accountQuery(who.member.id, request)
  return fileOf(platform.database, query, { order: request, name, language: caller.language })
}

function incomeQuery(memberId: number, request: RequestOf<Calls['exportIncomePostings']>): EntryQuery {
  const types = request.source ? [request.source] : incomeSources
  return { memberId, ...rangeOf(request), types }
}

const accountQuery = (memberId: number, request: RequestOf<Calls['exportAccountDetails']>): EntryQuery => ({
  memberId,
  ...rangeOf(request),
  types: request.types,
})

async function pageOf(
  database: Database,
  query: EntryQuery,
  { cursor, limit, ...order }: Order & { cursor?: string | undefined; limit: number },
) {
  const found = await findEntries(database, query, {
    order,
    after: readCursor(cursor, { value: order.sort === 'at' ? 'moment' : 'number', id: 'number' }),
    limit: limit + 1,
  })
  const postings = found.slice(0, limit)
  const last = postings.at(-1)
  return { postings, next: last && found.length > limit ? cursorAfter(entryKey(order, last)) : null }
}

async function fileOf(
  database: Database,
  query: EntryQuery,
  { order, name, language }: { order: Order; name: MessageDescriptor; language: Language },
) {
  const { entries: count } = await sumEntries(database, query)
  const tooMany = refuseTooMany(count)
  if (tooMany) return tooMany
  const entries = await findEntries(database, query, { order, after: null, limit: EXPORT_LIMIT })
  return accept(exportCsv({ name, columns: agentEntryColumns }, entries, language))
}
