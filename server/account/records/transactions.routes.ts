import type { Calls } from '#protocol/calls.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { EXPORT_LIMIT, exportCsv, refuseTooMany } from '#server/files/csv-export.ts'
import { transactionColumns } from '#server/ledger/entry-columns.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { entryFacts } from './entry-facts.ts'
import {
  findRecord,
  findRecordEntry,
  type RecordEntry,
  type RecordQuery,
  recordKey,
  sumRecord,
  sumsOf,
} from './transactions.ts'

const queryOf = (
  memberId: number,
  { from, to, types, status }: RequestOf<Calls['exportTransactions']>,
): RecordQuery => ({ memberId, from: new Date(from), to: new Date(to), types, status })

const toTransactionDto = ({ account, ...transaction }: RecordEntry) => transaction

/** MEM-08, CALL-40 */
export const listTransactions: HandlerOf<'listTransactions'> = async ({ platform, request, who }) => {
  const { cursor, limit, ...filters } = request
  const query = queryOf(who.member.id, filters)
  const after = readCursor(cursor, { value: 'moment', id: 'either' })
  const [found, { count, ...all }] = await Promise.all([
    findRecord(platform.database, query, { after, limit: limit + 1 }),
    sumRecord(platform.database, query),
  ])
  const transactions = found.slice(0, limit).map(toTransactionDto)
  const last = transactions.at(-1)
  return accept({
    transactions,
    next: last && found.length > limit ? cursorAfter(recordKey(last)) : null,
    currency: currency.code,
    totals: { page: sumsOf(transactions), all },
  })
}

/** CALL-40 */
export const readTransaction: HandlerOf<'readTransaction'> = async (context) => {
  const { platform, request, caller, who } = context
  const memberId = who.member.id
  if (!isUuid(request.id) && !/^\d{1,15}$/.test(request.id)) throw new NotFound()
  const entry = await findRecordEntry(platform.database, memberId, request.id)
  if (!entry) throw new NotFound()
  const details = await entryFacts(platform.database, entry, { memberId, language: caller.language })
  return accept({ ...toTransactionDto(entry), currency: currency.code, details })
}

/** MEM-08 */
export const exportTransactions: HandlerOf<'exportTransactions'> = async (context) => {
  const { platform, request, caller, who } = context
  const query = queryOf(who.member.id, request)
  const { count } = await sumRecord(platform.database, query)
  const tooMany = refuseTooMany(count)
  if (tooMany) return tooMany
  const entries = await findRecord(platform.database, query, { after: null, limit: EXPORT_LIMIT })
  const file = {
    name: /*i18n*/ { id: 'file.entries.name', message: 'transaction-history' },
    columns: transactionColumns,
  }
  return accept(exportCsv(file, entries, caller.language))
}
