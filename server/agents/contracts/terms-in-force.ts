import { asc, inArray } from 'drizzle-orm'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { isShort, partFrom, periodAt, type Range } from '#server/calendar/periods.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { type contract, contractVersion } from './contract.table.ts'

type ContractRow = typeof contract.$inferSelect

/** Terms of a contract, and the moment at which they were agreed. */
export type Version = { terms: ContractTerms; since: Date }

/** With the first moment of the first period that is billed by them. */
export type CountingVersion = Version & { from: Date }

/** The terms of contracts by contract, the oldest first. */
export async function readVersions(
  database: Database | Transaction,
  contracts: readonly Pick<ContractRow, 'id'>[],
): Promise<Map<string, Version[]>> {
  const ids = contracts.map(({ id }) => id)
  const found = await database
    .select()
    .from(contractVersion)
    .where(inArray(contractVersion.contractId, ids))
    .orderBy(asc(contractVersion.version))
  return Map.groupBy(found, ({ contractId }) => contractId)
}

/** The last terms that were agreed by a moment: a period is billed by those of its first. */
export function termsAt(versions: readonly Version[], moment: Date): ContractTerms {
  const inForce = versions.findLast(({ since }) => since <= moment) ?? versions[0]
  if (!inForce) throw new Error('A contract has no terms')
  return inForce.terms
}

/** From when on each of a contract's terms count, in their order. */
export function countingFrom(versions: readonly Version[]): CountingVersion[] {
  const all: CountingVersion[] = []
  for (const version of versions) all.push({ ...version, from: firstCounting(all, version.since) })
  return all
}

/** Terms, with the moments from which on and until which they count; null where nothing comes after them. */
export type Stretch = { terms: ContractTerms; from: Date; to: Date | null }

/** What counts of a contract, one after another; terms that others replaced before they came to count are left out. */
export function stretchesOf(versions: readonly Version[]): Stretch[] {
  const counting = countingFrom(versions)
  return counting.flatMap(({ terms, from }, place) => {
    const to = counting[place + 1]?.from ?? null
    return to !== null && to <= from ? [] : [{ terms, from, to }]
  })
}

/** The terms that count at some moment from one on, and before another where there is one. */
export const termsDuring = (
  stretches: readonly Stretch[],
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): ContractTerms[] =>
  stretches
    .filter((one) => (one.to === null || from < one.to) && (to === null || one.from < to))
    .map(({ terms }) => terms)

/** From when on terms count that come to be agreed at a moment, after those that a contract has. */
export const wouldCountFrom = (versions: readonly Version[], moment: Date): Date =>
  firstCounting(countingFrom(versions), moment)

/** The first terms count at once, others from the period on that begins next: at once where one begins just then. */
function firstCounting(before: readonly CountingVersion[], since: Date): Date {
  const running = before.findLast(({ from }) => from <= since)
  if (!running) return since
  const period = periodAt(running.terms.period, since)
  const isBeginning = since <= period.from || since <= running.from
  return isBeginning ? since : period.to
}

/** Where the period that begins at a moment ends, by the terms in force at that moment. */
export const nextEnd = (versions: readonly Version[], from: Date): Date =>
  partFrom(termsAt(versions, from).period, from).to

/** The period of a running contract that a moment is in, and the terms that it will be billed by. */
export function runningPeriod(
  { billedUntil }: ContractRow,
  versions: readonly Version[],
  now: Date,
): Range & { terms: ContractTerms } {
  const { period } = termsAt(versions, billedUntil)
  const begun = isShort(period) ? periodAt(period, now).from : billedUntil
  let from = begun > billedUntil ? begun : billedUntil
  for (let to = nextEnd(versions, from); to <= now; to = nextEnd(versions, from)) from = to
  return { from, to: nextEnd(versions, from), terms: termsAt(versions, from) }
}
