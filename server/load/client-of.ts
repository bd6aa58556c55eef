import type { Context } from 'hono'
import { networkOf } from '../address-networks.ts'
import { addressOf } from '../caller.ts'
import type { Platform } from '../platform.ts'
import { hashOf } from '../secret.ts'
import type { Client } from './fair-queue.ts'

/**
 * Whose request it is, before anything was looked up: the session that it names or, without one, the tab, in its network. What
 * it names may be made up, which gains nothing: a network has limits of its own.
 */
export function clientOf(context: Context, platform: Platform): Client {
  const group = networkOf(addressOf(context, platform))
  const named = context.req.header('token') || context.req.header('play-token')
  if (named) return { group, key: hashOf(named) }
  return { group, key: `${group} ${context.req.header('client-id')?.slice(0, 64) ?? ''}` }
}

/** The same once the member is known, in whichever of their sessions. Members do not wait for strangers in their network. */
export const clientOfMember = ({ group }: Client, memberId: number): Client => ({
  group: `members at ${group}`,
  key: `member ${memberId}`,
})
