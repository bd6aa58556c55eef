import { and, eq, isNull } from 'drizzle-orm'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { member } from '#server/identity/member.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { siteSetting } from '#server/settings/site.settings.ts'
import { downlineLink } from './agent-onboarding.table.ts'

/** What an agent's registration link makes of whoever comes by it. */
export type DownlineLink = Pick<typeof downlineLink.$inferSelect, 'id' | 'type' | 'presets'>

/** Whoever brought somebody: an agent, who stands above them then, or a member. */
export type Inviter = {
  id: number
  /** What they are called in front of others. */
  nickname: string
  isAgent: boolean
  /** The link whose code it is; null where the code is the inviter's own. */
  link: DownlineLink | null
}

/** A code in the one way in which codes are kept. */
const readCode = (typed: string): string => cleanTyped(typed).replace(/ /g, '').toUpperCase()

/**
 * Whose code it is, however it is written, on one of the operator's domains; null when nobody's, of a closed account, or of a
 * link that was removed.
 */
export async function findInviter(
  platform: Platform,
  { code, domain }: { code: string; domain: string },
): Promise<Inviter | null> {
  if (!(await isOwnDomain(platform, domain))) return null
  const sought = readCode(code)
  return (await findByOwnCode(platform, sought)) ?? (await findByLink(platform, sought))
}

async function findByOwnCode({ database, operator }: Platform, code: string): Promise<Inviter | null> {
  const hasCode = and(eq(member.invitationCode, code), eq(member.closed, false))
  const { id, nickname, type } = member
  const [found] = await database.select({ id, nickname, type }).from(member).where(hasCode)
  if (!found) return null
  const { type: kind, ...who } = found
  return { ...who, isAgent: operator.agentTypes.includes(kind), link: null }
}

async function findByLink({ database, operator }: Platform, code: string): Promise<Inviter | null> {
  const { id, type, presets } = downlineLink
  const [found] = await database
    .select({
      link: { id, type, presets },
      agent: { id: member.id, nickname: member.nickname, type: member.type },
    })
    .from(downlineLink)
    .innerJoin(member, eq(member.id, downlineLink.agentId))
    .where(and(eq(downlineLink.code, code), isNull(downlineLink.removedAt), eq(member.closed, false)))
  const leads = found && operator.agentTypes.includes(found.agent.type)
  if (!leads) return null
  const { id: agentId, nickname } = found.agent
  return { id: agentId, nickname, isAgent: true, link: found.link }
}

/** Whether a code that leads to nobody is that of a link that led to an agent once. */
export async function isOfClosedLink(
  platform: Platform,
  { code, domain }: { code: string; domain: string },
): Promise<boolean> {
  if (!(await isOwnDomain(platform, domain))) return false
  return (await platform.database.$count(downlineLink, eq(downlineLink.code, readCode(code)))) > 0
}

/** Whether a domain is one that the operator has configured, or stands below one. */
async function isOwnDomain({ database }: Platform, domain: string): Promise<boolean> {
  const { domainRoute, mainDomain } = await readSetting(database, siteSetting)
  const asked = `.${domain.trim().toLowerCase()}`
  return [domainRoute, mainDomain].some((own) => own !== '' && asked.endsWith(`.${own.toLowerCase()}`))
}
