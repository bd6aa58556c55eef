import type { Context } from 'hono'
import { networksOf } from '#server/core/address-networks.ts'
import { hashOf } from '#server/core/secret.ts'
import type { Client } from '#server/load/fair-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressOf } from './request-origin.ts'

/**
 * Identity for rate limits before any lookup: the session of the request, otherwise the tab, within its
 * networks. Invented ids are useless, as networks have their own limits. IPv4 has only one network level, the
 * address.
 */
export function clientOf(context: Context, platform: Platform): Client {
  const { own, wide } = networksOf(addressOf(context, platform))
  const networks = { network: wide ?? own, subnet: wide === null ? null : own }
  const named = context.req.header('token') || context.req.header('play-token')
  if (named) return { ...networks, key: hashOf(named) }
  return { ...networks, key: `${own} ${context.req.header('client-id')?.slice(0, 64) ?? ''}` }
}

/** Identity of a member across sessions, so that members do not compete with strangers in their network. */
export const clientOfMember = ({ network, subnet }: Client, memberId: number): Client => ({
  network: `members at ${network}`,
  subnet: subnet === null ? null : `members at ${subnet}`,
  key: `member ${memberId}`,
})
