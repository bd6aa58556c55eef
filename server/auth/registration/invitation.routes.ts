import { whyLeftOut } from '#server/agents/contracts/presets.ts'
import { findOwnTerms } from '#server/agents/contracts/read-contracts.ts'
import type { Database } from '#server/database/database.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { findInviter, type Inviter, isOfClosedLink } from '#server/team/find-inviter.ts'
import { currency } from '#server/texts/currency.ts'

/**
 * AGENT-06. Shows visitors what a code offers before they register. Only agents are named, not other members.
 */
export const readInvitation: HandlerOf<'readInvitation'> = async ({ request, caller, platform, now }) => {
  const retryAfter = await platform.limits.invitations.countAddress(caller.ip)
  if (retryAfter > 0) return refuse('invitation.throttled', { retryAfter })
  const inviter = await findInviter(platform, request)
  if (!inviter) {
    const isClosed = await isOfClosedLink(platform, request)
    return refuse(isClosed ? 'invitation.closed' : 'invitation.unknown', {})
  }
  const { isAgent, nickname, link } = inviter
  const agent = isAgent ? nickname : null
  const presets = await presetsNow(platform.database, inviter, now)
  const type = link?.type ?? 'member'
  return accept({ invitation: { agent, type, presets, currencySymbol: currency.symbol } })
}

/** Returns the presets that the agent may offer now. Visitors do not see other presets. */
async function presetsNow(database: Database, { id, link }: Inviter, now: Date) {
  if (!link || link.presets.length === 0) return []
  const own = await findOwnTerms(database, id)
  return link.presets.filter((preset) => whyLeftOut(own, preset, now) === null)
}
