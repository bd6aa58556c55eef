import { asc, inArray } from 'drizzle-orm'
import type { ContractTerms } from '#contract/contract-terms.ts'
import { isShort, partFrom, periodAt, type Range } from '../calendar/periods.ts'
import type { Database, Transaction } from '../database/database.ts'
import { type contract, contractVersion } from '../database/schema/contract.ts'

type ContractRow = typeof contract.$inferSelect

/** Terms of a contract, and the moment from which they are in force. */
export type Version = { terms: ContractTerms; since: Date }

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

/** The last terms that were in force at a moment. */
export function termsAt(versions: readonly Version[], moment: Date): ContractTerms {
  const inForce = versions.findLast(({ since }) => since <= moment) ?? versions[0]
  if (!inForce) throw new Error('A contract has no terms')
  return inForce.terms
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
