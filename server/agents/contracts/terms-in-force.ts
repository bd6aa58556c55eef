import { asc, inArray } from 'drizzle-orm'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { isShort, partFrom, periodAt, type Range } from '#server/calendar/periods.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { type contract, contractVersion } from './contract.table.ts'

type ContractRow = typeof contract.$inferSelect

export type Version = { terms: ContractTerms; since: Date }

/** `from` is the start of the first period that is billed under these terms. */
export type CountingVersion = Version & { from: Date }

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

/**
 * Returns the last terms agreed at or before `moment`, or the first terms if all are later. A period is
 * billed under the terms in force at its start.
 */
export function termsAt(versions: readonly Version[], moment: Date): ContractTerms {
  const inForce = versions.findLast(({ since }) => since <= moment) ?? versions[0]
  if (!inForce) throw new Error('A contract has no terms')
  return inForce.terms
}

export function countingFrom(versions: readonly Version[]): CountingVersion[] {
  const all: CountingVersion[] = []
  for (const version of versions) all.push({ ...version, from: firstCounting(all, version.since) })
  return all
}

/** Terms and when they apply. `to` is exclusive; null means no end. */
export type Stretch = { terms: ContractTerms; from: Date; to: Date | null }

/**
 * Returns the consecutive intervals of a contract, with their terms. Leaves out versions that were replaced
 * before they took effect.
 */
export function stretchesOf(versions: readonly Version[]): Stretch[] {
  const counting = countingFrom(versions)
  return counting.flatMap(({ terms, from }, place) => {
    const to = counting[place + 1]?.from ?? null
    return to !== null && to <= from ? [] : [{ terms, from, to }]
  })
}

/** Returns all terms that apply at some time in a range. `to` is exclusive; null means no end. */
export const termsDuring = (
  stretches: readonly Stretch[],
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): ContractTerms[] =>
  stretches
    .filter((one) => (one.to === null || from < one.to) && (to === null || one.from < to))
    .map(({ terms }) => terms)

export const wouldCountFrom = (versions: readonly Version[], moment: Date): Date =>
  firstCounting(countingFrom(versions), moment)

/**
 * Returns when terms agreed at `since` start to apply. The first terms apply immediately. Later terms apply
 * from the next period, or immediately if agreed exactly at the start of a period.
 */
function firstCounting(before: readonly CountingVersion[], since: Date): Date {
  const running = before.findLast(({ from }) => from <= since)
  if (!running) return since
  const period = periodAt(running.terms.period, since)
  const isBeginning = since <= period.from || since <= running.from
  return isBeginning ? since : period.to
}

/** Returns the end of the period that starts at `from`, according to the terms in force at that time. */
export const nextEnd = (versions: readonly Version[], from: Date): Date =>
  partFrom(termsAt(versions, from).period, from).to

/** Returns the current period of a running contract, and the terms under which it will be billed. */
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
