import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { fixtureSecretSetting } from '#server/play/play.settings.ts'
import { readSetting, writeFirstSetting } from '#server/settings/settings.ts'

/**
 * Returns the secret from which the seeds of all fixtures are derived. The first call stores it in the
 * database, so that it survives restarts and all processes share it.
 */
export async function fixtureSecret(database: Database): Promise<string> {
  const stored = await readSetting(database, fixtureSecretSetting)
  if (stored !== null) return stored
  const made = randomBytes(32).toString('hex')
  return (await writeFirstSetting(database, fixtureSecretSetting, made)) ?? made
}

/** Returns a fixture's seed, in hexadecimal. Without the secret, a seed reveals nothing about other seeds. */
export const seedOfFixture = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('hex')
