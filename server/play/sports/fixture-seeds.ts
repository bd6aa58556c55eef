import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { fixtureSecretSetting } from '#server/play/play.settings.ts'
import { readSetting, writeFirstSetting } from '#server/settings/settings.ts'

/**
 * The secret behind the seeds of all fixtures. All processes share it, and it survives restarts. The first
 * call creates it.
 */
export async function fixtureSecret(database: Database): Promise<string> {
  const stored = await readSetting(database, fixtureSecretSetting)
  if (stored !== null) return stored
  const made = randomBytes(32).toString('hex')
  return (await writeFirstSetting(database, fixtureSecretSetting, made)) ?? made
}

/** A fixture's seed, in hexadecimal. It reveals nothing about other seeds to anyone without the secret. */
export const seedOfFixture = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('hex')
