import type { Context } from 'hono'
import { networksOf } from '#server/core/address-networks.ts'
import { hashOf } from '#server/core/secret.ts'
import type { Client } from '#server/load/fair-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressOf } from './request-origin.ts'

/**
 * Identifies a client for the fair queues by its network and its session, or by its network and its tab if it
 * has no session. This needs no database query. Made-up ids do not help an attacker, because networks have
 * limits of their own. For IPv4, the network is the address itself.
 */
export function clientOf(context: Context, platform: Platform): Client {
  const { own, wide } = networksOf(addressOf(context, platform))
  const networks = { network: wide ?? own, subnet: wide === null ? null : own }
  const named = context.req.header('token') || context.req.header('play-token')
  if (named) return { ...networks, key: hashOf(named) }
  return { ...networks, key: `${own} ${context.req.header('client-id')?.slice(0, 64) ?? ''}` }
}

/**
 * Identifies a member across sessions, so that other people in the same network do not use up the member's
 * share.
 */
export const clientOfMember = ({ network, subnet }: Client, memberId: number): Client => ({
  network: `members at ${network}`,
  subnet: subnet === null ? null : `members at ${subnet}`,
  key: `member ${memberId}`,
})
