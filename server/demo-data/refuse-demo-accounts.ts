import { inArray } from 'drizzle-orm'
import { StartupError } from '#server/core/startup-error.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { isPassword } from '#server/identity/password-hash.ts'
import { readSetting } from '#server/settings/settings.ts'
import { worldSetting } from '#server/settings/site.settings.ts'
import { demoLogins } from './demo-accounts.ts'

/**
 * Refuses to start if the database has accounts whose passwords are in the README. For production only.
 * @throws StartupError
 */
export async function refuseDemoAccounts(database: Database): Promise<void> {
  if (!(await hasDemoAccounts(database))) return
  throw new StartupError(
    'This database holds demo accounts, whose passwords are public; with NODE_ENV=production give DATABASE_URL or DATA a database of its own.',
  )
}

/** Whether a demo world was seeded, or a demo account still has its published password. */
async function hasDemoAccounts(database: Database): Promise<boolean> {
  const world = await readSetting(database, worldSetting)
  if (world !== null && world !== 'empty') return true
  const accounts = demoLogins.map(({ account }) => account)
  const found = await database.select().from(member).where(inArray(member.account, accounts))
  for (const { account, passwordHash } of found) {
    const { password = '' } = demoLogins.find((login) => login.account === account) ?? {}
    if (await isPassword(passwordHash, password)) return true
  }
  return false
}
