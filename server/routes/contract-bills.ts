import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type {
  listContractBills,
  processHourlySalary,
  processRealTimeSalary,
  readContractBill,
  readDailySalary,
  readDividend,
} from '#contract/contract-bills.ts'
import type { ContractKind } from '#contract/contract-terms.ts'
import { cursorOf, isAfter, isUuid } from '../contract/list-place.ts'
import { partyOf } from '../contract/parties.ts'
import type { Database } from '../database/database.ts'
import { contractBill } from '../database/schema/contract.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '../database/schema/ledger.ts'
import { member } from '../database/schema/member.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { beginsIn, billOf, selectBills, sumBills } from '../settlement/bills.ts'
import { settle } from '../settlement/settle.ts'
import { standingOf } from '../settlement/standing.ts'
import { UnknownThing } from '../unknown-thing.ts'

const read =
  (kind: ContractKind): Handler<typeof readDividend> =>
  async ({ platform, request, now, who }) => {
    const own = { downlineId: who.member.id, kind }
    return accept(await standingOf(platform.database, own, { now, ...request }))
  }

/** Settles what of the asker's own contract is due, as the platform does by itself soon after, then tells how it stands. */
const process =
  (kind: ContractKind): Handler<typeof processHourlySalary> =>
  async ({ platform: { database, sandbox }, request, now, who }) => {
    const own = { downlineId: who.member.id, kind }
    await settle(database, { now, only: own, datesBack: sandbox })
    return accept(await standingOf(database, own, { now, ...request }))
  }

/** CALL-44. */
export const dividendHandler: Handler<typeof readDividend> = read('dividend')
export const dailySalaryHandler: Handler<typeof readDailySalary> = read('dailySalary')
export const hourlySalaryHandler: Handler<typeof processHourlySalary> = process('hourlySalary')
export const realTimeSalaryHandler: Handler<typeof processRealTimeSalary> = process('realTimeSalary')

/** A page of what the agent pays or is paid. */
export const contractBillsHandler: Handler<typeof listContractBills> = async (context) => {
  const { platform, request, who } = context
  const { side, kind, state, cursor, limit } = request
  const own = side === 'paid' ? contractBill.uplineId : contractBill.downlineId
  const asked = and(
    eq(own, who.member.id),
    kind && eq(contractBill.kind, kind),
    state && eq(contractBill.state, state),
    beginsIn(request),
  )
  const place = { at: contractBill.periodFrom, id: contractBill.id }
  const rows = await selectBills(platform.database)
    .where(and(asked, cursor === undefined ? undefined : isAfter(cursor, place)))
    .orderBy(desc(place.at), desc(place.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.row : undefined
  return accept({
    bills: page.map(billOf),
    next: last ? cursorOf({ at: last.periodFrom, id: last.id }) : null,
    currency: currency.code,
    total: await sumBills(platform.database, asked),
  })
}

/** AGENT-11: why a bill is what it is; for the two whom it concerns. */
export const contractBillHandler: Handler<typeof readContractBill> = async (context) => {
  const { platform, request, who } = context
  if (!isUuid(request.id)) throw new UnknownThing()
  const ofAsker = or(eq(contractBill.uplineId, who.member.id), eq(contractBill.downlineId, who.member.id))
  const [found] = await selectBills(platform.database).where(and(eq(contractBill.id, request.id), ofAsker))
  if (!found) throw new UnknownThing()
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

/** What came out of the one account and into the other. */
async function postingsOf(database: Database, operationId: number) {
  const postings = await database
    .select({
      id: sql<string>`${ledgerPosting.id}::text`,
      at: ledgerOperation.at,
      owner: { id: member.id, account: member.account, nickname: member.nickname },
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
