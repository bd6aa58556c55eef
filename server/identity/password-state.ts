import type { Database } from '#server/database/database.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { passwordsSetting } from './passwords.settings.ts'
import type { LoginMethod, Member, Session } from './sessions.ts'

/** Login methods without a typed password. They never require a password change. */
const withoutPassword: LoginMethod[] = ['sms', 'firebase', 'freeplay']

/**
 * Whether the password is the weak default or has expired, and whether this session must change it
 * (LOGIN-09).
 */
export async function passwordState(
  database: Database,
  { member, session }: { member: Member; session: Pick<Session, 'method'> },
  now: Date,
): Promise<{ isDefault: boolean; isExpired: boolean; mustChange: boolean }> {
  const [modules, passwords] = await Promise.all([
    readSetting(database, modulesSetting),
    readSetting(database, passwordsSetting),
  ])
  const age = member.passwordSetAt ? now.getTime() - member.passwordSetAt.getTime() : 0
  const isExpired = modules.PASSEXPIRY3 === true && age > passwords.goodFor
  const isDefault = member.passwordDefault
  const typed = !withoutPassword.some((method) => method === session.method)
  return { isDefault, isExpired, mustChange: typed && (isDefault || isExpired) }
}
