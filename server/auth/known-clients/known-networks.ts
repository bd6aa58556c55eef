import { and, eq, gt, type SQL } from 'drizzle-orm'
import { networkOf } from '#server/core/address-networks.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { knownNetwork } from './known-network.table.ts'

/** How long a network stays known after a login, in ms. */
const KNOWN_FOR = 90 * 86_400_000

export async function recordNetwork(
  tx: Transaction,
  { memberId, ip, now }: { memberId: number; ip: string; now: Date },
): Promise<void> {
  if (ip === '') return
  const expiresAt = new Date(now.getTime() + KNOWN_FOR)
  await tx
    .insert(knownNetwork)
    .values({ memberId, network: networkOf(ip), expiresAt })
    .onConflictDoUpdate({ target: [knownNetwork.memberId, knownNetwork.network], set: { expiresAt } })
}

/**
 * Returns whether the member has recently logged in from this network. Takes just as long for unknown
 * members.
 */
export async function isNetworkKnown(
  database: Database | Transaction,
  { isMember, ip, now }: { isMember: SQL; ip: string; now: Date },
): Promise<boolean> {
  const found = await database
    .select({ memberId: knownNetwork.memberId })
    .from(knownNetwork)
    .innerJoin(member, eq(member.id, knownNetwork.memberId))
    .where(and(isMember, eq(knownNetwork.network, networkOf(ip)), gt(knownNetwork.expiresAt, now)))
  return found.length > 0
}
