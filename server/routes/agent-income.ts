import type {
  exportAccountDetails,
  listAccountDetails,
  listIncomePostings,
  readIncome,
} from '#contract/agent-income.ts'
import type { Database } from '../database/database.ts'
import { accept, type Handler, refuse } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { incomeOf, incomeSources } from '../ledger/income.ts'
import { type Asked, entryKey, findEntries, sumEntries } from '../ledger/wallet-entries.ts'
import { csvOf, EXPORT_LIMIT } from '../report/csv.ts'
import { cursorAfter, readCursor } from '../report/cursor.ts'

const rangeOf = ({ from, to }: { from: string; to: string }) => ({ from: new Date(from), to: new Date(to) })

/** AGENT-08: what the agent earned, by source and over time. */
export const incomeHandler: Handler<typeof readIncome> = async ({ platform, request, who }) => {
  const { by, zone, ...range } = request
  const income = await incomeOf(platform.database, who.member.id, { ...rangeOf(range), by, zone })
  return accept({ currency: currency.code, ...income })
}

/** AGENT-08: the entries behind one of its sums. */
export const incomePostingsHandler: Handler<typeof listIncomePostings> = async (context) => {
  const { platform, request, who } = context
  const { source, cursor, limit } = request
  const types = source ? [source] : incomeSources
  const asked = { memberId: who.member.id, ...rangeOf(request), types }
  const [page, sums] = await Promise.all([
    pageOf(platform.database, asked, { cursor, limit }),
    sumEntries(platform.database, asked),
  ])
  return accept({ ...page, currency: currency.code, total: sums.in - sums.out })
}

/** AGENT-08: every entry of the agent's wallet. */
export const accountDetailsHandler: Handler<typeof listAccountDetails> = async (context) => {
  const { platform, request, who } = context
  const { types, cursor, limit } = request
  const asked = { memberId: who.member.id, ...rangeOf(request), types }
  const [page, totals] = await Promise.all([
    pageOf(platform.database, asked, { cursor, limit }),
    sumEntries(platform.database, asked),
  ])
  return accept({ ...page, currency: currency.code, totals })
}

async function pageOf(
  database: Database,
  asked: Asked,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  const found = await findEntries(database, asked, {
    after: readCursor(cursor, { value: 'moment', id: 'number' }),
    limit: limit + 1,
  })
  const postings = found.slice(0, limit)
  const last = postings.at(-1)
  return { postings, next: last && found.length > limit ? cursorAfter(entryKey(last)) : null }
}

/** AGENT-08: the entries as a file. */
export const exportAccountDetailsHandler: Handler<typeof exportAccountDetails> = async (context) => {
  const { platform, request, who } = context
  const asked = { memberId: who.member.id, ...rangeOf(request), types: request.types }
  const { entries } = await sumEntries(platform.database, asked)
  if (entries > EXPORT_LIMIT) return refuse('export.tooMany', { records: entries, limit: EXPORT_LIMIT })
  const all = await findEntries(platform.database, asked, { after: null, limit: EXPORT_LIMIT })
  const heads = ['id', 'at', 'type', 'amount', 'balance', 'account', 'reference']
  const rows = all.map(({ id, at, type, amount, balance, account, reference }) => [
    id,
    at,
    type,
    amount,
    balance,
    account ?? '',
    reference,
  ])
  return accept({ name: 'account-details.csv', csv: csvOf(heads, rows) })
}
