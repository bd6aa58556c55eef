import { and, eq } from 'drizzle-orm'
import { member } from '../database/schema/member.ts'
import type { Platform } from '../platform.ts'
import { readSetting } from '../settings.ts'

/** Whoever brought somebody: an agent, who stands above them then, or a member. */
export type Inviter = { id: number; isAgent: boolean }

/** Whose code it is, however it is written, on one of the operator's domains; null when nobody's, or of a closed account. */
export async function findInviter(
  platform: Platform,
  { code, domain }: { code: string; domain: string },
): Promise<Inviter | null> {
  const { database, operator } = platform
  if (!(await isOwnDomain(platform, domain))) return null
  const hasCode = and(eq(member.invitationCode, code.trim().toUpperCase()), eq(member.closed, false))
  const [found] = await database.select({ id: member.id, type: member.type }).from(member).where(hasCode)
  return found ? { id: found.id, isAgent: operator.agentTypes.includes(found.type) } : null
}

/** Whether a domain is one that the operator has configured, or stands below one. */
async function isOwnDomain({ database }: Platform, domain: string): Promise<boolean> {
  const { domainRoute, mainDomain } = await readSetting(database, 'site')
  const asked = `.${domain.trim().toLowerCase()}`
  return [domainRoute, mainDomain].some((own) => own !== '' && asked.endsWith(`.${own.toLowerCase()}`))
}
