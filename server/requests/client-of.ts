import type { Context } from 'hono'
import { networksOf } from '#server/core/address-networks.ts'
import { hashOf } from '#server/core/secret.ts'
import type { Client } from '#server/load/fair-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressOf } from './request-origin.ts'

/**
 * Whose request it is, before anything was looked up: the session that it names or, without one, the tab, in its networks. A made-up
 * name gains nothing, because the networks have shares of their own. IPv4 has only one level of networks: its addresses.
 */
export function clientOf(context: Context, platform: Platform): Client {
  const { own, wide } = networksOf(addressOf(context, platform))
  const networks = { network: wide ?? own, subnet: wide === null ? null : own }
  const named = context.req.header('token') || context.req.header('play-token')
  if (named) return { ...networks, key: hashOf(named) }
  return { ...networks, key: `${own} ${context.req.header('client-id')?.slice(0, 64) ?? ''}` }
}

/** The same once the member is known, in any of their sessions. Members do not wait for strangers in their network. */
export const clientOfMember = ({ network, subnet }: Client, memberId: number): Client => ({
  network: `members at ${network}`,
  subnet: subnet === null ? null : `members at ${subnet}`,
  key: `member ${memberId}`,
})
