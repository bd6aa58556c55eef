import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type {
  AgreedTerms,
  ContractKind,
  ContractTerms,
  contract as toContractDto,
} from '#protocol/agents/contract-terms.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { contract, contractRequest, contractVersion } from './contract.table.ts'
import { downline, parties, partyOf, upline } from './parties.ts'
import { countingFrom, type Stretch, stretchesOf } from './terms-in-force.ts'
import { versionsOf } from './versions.ts'

export const selectContracts = (database: Database | Transaction) =>
  database
    .select({
      row: contract,
      ...parties,
      terms: sql<ContractTerms>`(
        select ${contractVersion.terms} from ${contractVersion}
        where ${contractVersion.contractId} = ${contract.id}
        order by ${contractVersion.version} desc limit 1
      )`,
      versions: versionsOf(contract.id),
      openRequestId: sql<string | null>`(
        select ${contractRequest.id} from ${contractRequest}
        where ${contractRequest.contractId} = ${contract.id} and ${contractRequest.state} = 'pending'
      )`,
    })
    .from(contract)
    .leftJoin(upline, eq(upline.id, contract.uplineId))
    .innerJoin(downline, eq(downline.id, contract.downlineId))
    .$dynamic()

export type Contract = Awaited<ReturnType<typeof selectContracts>>[number]

export async function findContract(
  database: Database | Transaction,
  condition: SQL | undefined,
): Promise<Contract | null> {
  const [found] = await selectContracts(database).where(condition)
  return found ?? null
}

/** @throws NotFound if no contract with this id matches the condition */
export async function readContract(
  database: Database | Transaction,
  id: string,
  condition: SQL | undefined,
): Promise<Contract> {
  const found = isUuid(id) ? await findContract(database, and(eq(contract.id, id), condition)) : null
  if (!found) throw new NotFound()
  return found
}

export async function readContracts(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<Contract[]> {
  const found = await selectContracts(database).where(inArray(contract.id, [...ids]))
  const places = new Map(ids.map((id, place) => [id, place]))
  return found.sort((one, other) => (places.get(one.row.id) ?? 0) - (places.get(other.row.id) ?? 0))
}

export const isRunning = sql`${contract.endedAt} is null`

export const findOwnContract = (
  database: Database | Transaction,
  { downlineId, kind }: { downlineId: number; kind: ContractKind },
): Promise<Contract | null> =>
  findContract(
    database,
    sql`${contract.downlineId} = ${downlineId} and ${contract.kind} = ${kind} and ${isRunning}`,
  )

export type OwnTerms = ReadonlyMap<ContractKind, readonly Stretch[]>

export async function findOwnTerms(database: Database | Transaction, downlineId: number): Promise<OwnTerms> {
  const own = await selectContracts(database).where(
    sql`${contract.downlineId} = ${downlineId} and ${isRunning}`,
  )
  return new Map(own.map(({ row, versions }) => [row.kind, stretchesOf(versions)]))
}

export function contractOf(found: Contract, now: Date): InferOutput<typeof toContractDto> {
  const { row, upline, downline, openRequestId } = found
  return {
    id: row.id,
    kind: row.kind,
    state: row.endedAt ? 'ended' : 'running',
    version: row.version,
    upline: partyOf(upline),
    downline: partyOf(downline),
    ...agreedBy(found, now),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedBy,
    openRequestId,
  }
}

/**
 * Returns the latest terms, their start, and the terms that apply until then (null if there are none). For an
 * ended contract, the latest terms are the last that took effect.
 */
export function agreedBy({ row: { endedAt }, versions }: Contract, now: Date): AgreedTerms {
  const counting = countingFrom(versions)
  const lastAt = (moment: Date) => counting.findLast(({ from }) => from < moment) ?? counting[0]
  const agreed = endedAt ? lastAt(endedAt) : counting.at(-1)
  if (!agreed) throw new Error('A contract has no terms')
  const before = counting.findLast(({ from }) => from <= now)
  return {
    terms: agreed.terms,
    termsFrom: agreed.from.toISOString(),
    termsBefore: agreed.from > now ? (before?.terms ?? null) : null,
  }
}
