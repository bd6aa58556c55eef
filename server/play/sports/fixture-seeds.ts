import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { fixtureSecretSetting } from '#server/play/play.settings.ts'
import { readSetting, writeFirstSetting } from '#server/settings/settings.ts'

/**
 * The secret for all fixture seeds, shared by all processes and kept across restarts. Created on first use.
 */
export async function fixtureSecret(database: Database): Promise<string> {
  const stored = await readSetting(database, fixtureSecretSetting)
  if (stored !== null) return stored
  const made = randomBytes(32).toString('hex')
  return (await writeFirstSetting(database, fixtureSecretSetting, made)) ?? made
}

/** The seed of a fixture, hexadecimal. Without the secret, a seed reveals nothing about the others. */
export const seedOfFixture = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('hex')
