import { downlineLinksSetting } from '#server/agents/agents.settings.ts'
import { offerPresets, refusePresets } from '#server/agents/contracts/presets.ts'
import { lockTeam } from '#server/agents/contracts/team-lock.ts'
import { closeLink, findLinks, insertLink } from '#server/agents/team/links.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { linkMaker } from '#server/requests/shared-link.ts'
import { readSetting } from '#server/settings/settings.ts'
import { downlineFaults, downlineRows } from './downline.ts'
import { insertMember } from './new-member.ts'

/** AGENT-06. Creates a direct downline and its contract offers in one transaction. */
export const registerDownline: HandlerOf<'registerDownline'> = async (context) => {
  const { platform, request, now, who } = context
  const { type, presets } = request
  const agentId = who.member.id
  const retryAfter = await platform.limits.downlineForms.count(String(agentId))
  if (retryAfter > 0) return refuse('register.throttled', { retryAfter })
  const fields = await downlineFaults(platform, request)
  if (fields.length > 0) return refuse('register.fieldsRefused', { fields })
  const rows = await downlineRows(request, { type, agentId, now })
  return platform.database.transaction(async (tx) => {
    // The lock ensures that presets that pass this check can still be offered below.
    if (presets.length > 0) await lockTeam(tx, agentId)
    const refusal = await refusePresets(tx, agentId, { type, presets, now })
    if (refusal) return refusal
    const made = await insertMember(tx, rows)
    const taken = { field: 'username', reason: 'taken' } as const
    if (!made) return refuse('register.fieldsRefused', { fields: [taken] })
    await offerPresets(tx, made, { presets, now })
    return accept({ memberId: String(made.id), account: made.account })
  })
}

export const listDownlineLinks: HandlerOf<'listDownlineLinks'> = async (context) => {
  const { platform, caller, now, who } = context
  const { database } = platform
  const { most } = await readSetting(database, downlineLinksSetting)
  const linkTo = await linkMaker(platform, caller)
  return accept({ links: await findLinks(database, { agentId: who.member.id, now, linkTo }), maxLinks: most })
}

/** AGENT-06. Members who register through the link join the agent's team and are offered its presets. */
export const createDownlineLink: HandlerOf<'createDownlineLink'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { database } = platform
  const agentId = who.member.id
  const refusal = await refusePresets(database, agentId, { ...request, now })
  if (refusal) return refusal
  const { most } = await readSetting(database, downlineLinksSetting)
  const id = await database.transaction((tx) => insertLink(tx, agentId, { ...request, most, now }))
  if (id === null) return refuse('link.tooMany', { maxLinks: most })
  const linkTo = await linkMaker(platform, caller)
  const link = (await findLinks(database, { agentId, now, linkTo })).find((one) => one.id === id)
  if (!link) throw new NotFound()
  return accept({ link })
}

/** AGENT-06 */
export const removeDownlineLink: HandlerOf<'removeDownlineLink'> = async (context) => {
  const { platform, request, now, who } = context
  const { id } = request
  const isClosed = isUuid(id) && (await closeLink(platform.database, who.member.id, { id, now }))
  if (!isClosed) throw new NotFound()
  return accept({})
}
