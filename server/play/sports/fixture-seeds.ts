import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { fixtureSecretSetting } from '#server/play/play.settings.ts'
import { readSetting, writeFirstSetting } from '#server/settings/settings.ts'

/**
 * The secret behind all fixture seeds, shared by processes and kept across restarts; created on first use.
 */
export async function fixtureSecret(database: Database): Promise<string> {
  const stored = await readSetting(database, fixtureSecretSetting)
  if (stored !== null) return stored
  const made = randomBytes(32).toString('hex')
  return (await writeFirstSetting(database, fixtureSecretSetting, made)) ?? made
}

/** The hex seed of a fixture. Seeds reveal nothing about each other without the secret. */
export const seedOfFixture = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('hex')
