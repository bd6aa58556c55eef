import { randomUUID } from 'node:crypto'
import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { contract, contractVersion } from '#server/agents/contracts/contract.table.ts'
import type { Member } from '#server/identity/sessions.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'

export type Person = Awaited<ReturnType<typeof enterAs>>

async function enterAs(opened: OpenedPlatform, member: Member) {
  return { member, id: String(member.id), headers: { token: await enter(opened, member) }, ...visit(opened) }
}

export const makeAgent = async (opened: OpenedPlatform, above?: Person): Promise<Person> =>
  enterAs(opened, await makeMember(opened, { type: 2, uplineId: above?.member.id ?? null }))

export const makePlayer = async (opened: OpenedPlatform, above?: Person): Promise<Person> =>
  enterAs(opened, await makeMember(opened, { uplineId: above?.member.id ?? null }))

/** Returns weekly terms with one tier per rate. The turnover thresholds are 1,000.00 apart, starting at 0. */
export const termsOf = (...rates: number[]): ContractTerms => ({
  period: 'weekly',
  tiers: rates.map((rate, place) => ({ netLoss: 0, turnover: place * 100_000, activeMembers: place, rate })),
})

/** Creates a running contract and returns its id. Without an upline, the house pays. */
export async function agree(
  { platform }: OpenedPlatform,
  parties: { upline?: Person; downline: Person },
  given: { kind?: ContractKind; terms?: ContractTerms } = {},
): Promise<string> {
  const { kind = 'dividend', terms = termsOf(1_000, 2_000, 3_000) } = given
  const now = await platform.clock()
  const id = randomUUID()
  await platform.database.insert(contract).values({
    id,
    kind,
    uplineId: parties.upline?.member.id ?? null,
    downlineId: parties.downline.member.id,
    version: 1,
    startedAt: now,
    billedUntil: now,
    dueAt: now,
  })
  await platform.database.insert(contractVersion).values({ contractId: id, version: 1, terms, since: now })
  return id
}
