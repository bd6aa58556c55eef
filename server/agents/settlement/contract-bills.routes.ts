import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { Calls } from '#protocol/calls.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import { partyOf } from '#server/agents/contracts/parties.ts'
import { billColumns } from '#server/agents/reports/bill-columns.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { EXPORT_LIMIT, exportCsv, refuseTooMany } from '#server/files/csv-export.ts'
import { member } from '#server/identity/member.table.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { accept, type Handler, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { billKey, billOf, endsIn, findBills, selectBills, sumBills } from './bills.ts'
import { contractSummary } from './contract-summary.ts'
import { settle } from './settle.ts'

const read =
  (kind: ContractKind): Handler<Calls['readDividend']> =>
  async ({ platform, request, now, who }) => {
    const own = { downlineId: who.member.id, kind }
    return accept(await contractSummary(platform.database, own, { now, ...request }))
  }

/** Settles the caller's own contract immediately instead of in the next run, and returns its summary. */
const process =
  (kind: ContractKind): Handler<Calls['processHourlySalary']> =>
  async ({ platform: { database, sandbox }, request, now, who }) => {
    const own = { downlineId: who.member.id, kind }
    await settle(database, { now, only: own, datesBack: sandbox })
    return accept(await contractSummary(database, own, { now, ...request }))
  }

/** CALL-44 */
export const readDividend: HandlerOf<'readDividend'> = read('dividend')
export const readDailySalary: HandlerOf<'readDailySalary'> = read('dailySalary')
export const processHourlySalary: HandlerOf<'processHourlySalary'> = process('hourlySalary')
export const processRealTimeSalary: HandlerOf<'processRealTimeSalary'> = process('realTimeSalary')

function billsOf(memberId: number, filtered: RequestOf<Calls['exportContractBills']>) {
  const { side, kind, contractId, state, ...range } = filtered
  const own = side === 'paid' ? contractBill.uplineId : contractBill.downlineId
  return and(
    eq(own, memberId),
    kind && eq(contractBill.kind, kind),
    contractId === undefined ? undefined : isOfContract(contractId),
    state && eq(contractBill.state, state),
    endsIn(range),
  )
}

const isOfContract = (contractId: string) =>
  isUuid(contractId) ? eq(contractBill.contractId, contractId) : sql`false`

export const listContractBills: HandlerOf<'listContractBills'> = async (context) => {
  const { platform, request, who } = context
  const { cursor, limit, ...filter } = request
  const filtered = billsOf(who.member.id, filter)
  const after = readCursor(cursor, { value: filter.sort === 'period' ? 'moment' : 'number', id: 'uuid' })
  const [found, all] = await Promise.all([
    findBills(platform.database, filtered, { order: filter, after, limit: limit + 1 }),
    sumBills(platform.database, filtered),
  ])
  const bills = found.slice(0, limit)
  const last = bills.at(-1)
  return accept({
    bills,
    next: last && found.length > limit ? cursorAfter(billKey(filter, last)) : null,
    currency: currency.code,
    total: all.sum,
  })
}

/** AGENT-05 */
export const exportContractBills: HandlerOf<'exportContractBills'> = async (context) => {
  const { platform, request: filter, caller, who } = context
  const filtered = billsOf(who.member.id, filter)
  const { count } = await sumBills(platform.database, filtered)
  const tooMany = refuseTooMany(count)
  if (tooMany) return tooMany
  const bills = await findBills(platform.database, filtered, {
    order: filter,
    after: null,
    limit: EXPORT_LIMIT,
  })
  const file = { name: /*i18n*/ { id: 'file.bills.name', message: 'statements' }, columns: billColumns }
  return accept(exportCsv(file, bills, caller.language))
}

/** AGENT-11. Shows the two parties of a bill how it was calculated. */
export const readContractBill: HandlerOf<'readContractBill'> = async (context) => {
  const { platform, request, who } = context
  if (!isUuid(request.id)) throw new NotFound()
  const isParty = or(eq(contractBill.uplineId, who.member.id), eq(contractBill.downlineId, who.member.id))
  const [found] = await selectBills(platform.database).where(and(eq(contractBill.id, request.id), isParty))
  if (!found) throw new NotFound()
  const { netLoss, turnover, activeMembers, terms, tier, rate, base, operationId } = found.row
  return accept({
    bill: billOf(found),
    currency: currency.code,
    figures: { netLoss: netLoss ?? 0, turnover: turnover ?? 0, activeMembers: activeMembers ?? 0 },
    tiers: terms.tiers,
    tier,
    rate: rate ?? 0,
    base: base ?? 0,
    postings: operationId === null ? [] : await postingsOf(platform.database, operationId),
  })
}

async function postingsOf(database: Database, operationId: number) {
  const postings = await database
    .select({
      id: sql<string>`${ledgerPosting.id}::text`,
      at: ledgerOperation.at,
      owner: { id: member.id, account: member.account, nickname: member.nickname, closed: member.closed },
      amount: ledgerPosting.amount,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerOperation, eq(ledgerOperation.id, ledgerPosting.operationId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .leftJoin(member, eq(member.id, ledgerAccount.memberId))
    .where(eq(ledgerPosting.operationId, operationId))
    .orderBy(asc(ledgerPosting.amount))
  return postings.map(({ owner, at, ...posting }) => ({
    ...posting,
    at: at.toISOString(),
    account: partyOf(owner).account,
  }))
}
