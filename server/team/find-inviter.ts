import { and, eq, isNull } from 'drizzle-orm'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { member } from '#server/identity/member.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { siteSetting } from '#server/settings/site.settings.ts'
import { downlineLink } from './agent-onboarding.table.ts'

export type DownlineLink = Pick<typeof downlineLink.$inferSelect, 'id' | 'type' | 'presets'>

/**
 * The owner of an invitation code: an agent, who becomes the new member's upline, or a member who refers
 * friends.
 */
export type Inviter = {
  id: number
  nickname: string
  isAgent: boolean
  /** The link that the code belongs to; null if the code is the inviter's own. */
  link: DownlineLink | null
}

const readCode = (typed: string): string => cleanTyped(typed).replace(/ /g, '').toUpperCase()

/**
 * Finds the owner of a code, which may contain spaces and lower-case letters. Returns null if the code does
 * not exist, its owner's account is closed, its link was removed, or the domain is not the operator's.
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

/**
 * Whether a code belongs to a removed link. Checks only that the link exists, so call it only for codes that
 * `findInviter` does not find.
 */
export async function isOfClosedLink(
  platform: Platform,
  { code, domain }: { code: string; domain: string },
): Promise<boolean> {
  if (!(await isOwnDomain(platform, domain))) return false
  return (await platform.database.$count(downlineLink, eq(downlineLink.code, readCode(code)))) > 0
}

/** Whether the domain is one of the operator's domains or a subdomain of one. */
async function isOwnDomain({ database }: Platform, domain: string): Promise<boolean> {
  const { domainRoute, mainDomain } = await readSetting(database, siteSetting)
  const suffix = `.${domain.trim().toLowerCase()}`
  return [domainRoute, mainDomain].some((own) => own !== '' && suffix.endsWith(`.${own.toLowerCase()}`))
}
