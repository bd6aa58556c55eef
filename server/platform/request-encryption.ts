import { randomUUID } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import * as v from 'valibot'
import { type PublicKey, publicKey, sealedContent } from '#protocol/kit/sealed.ts'
import { createOpaqueTokens, type Hiding } from '#server/core/opaque-tokens.ts'
import type { Database } from '#server/database/database.ts'
import { readSetting, writeFirstSetting } from '#server/settings/settings.ts'
import { sealingKeySetting } from './sealing-key.settings.ts'
import { usedRequestNonce } from './used-request-nonce.table.ts'

const KEY_ALGORITHM = 'ECDH-ES+A256KW'
const CONTENT_ALGORITHM = 'A256GCM'
/** Milliseconds by which a sealed body's moment may be off. */
const TOLERANCE = 5 * 60_000

/** The platform's key pair: opens what clients seal to it, and hides what only the platform is to read again. */
export type Sealing = {
  publicKey: PublicKey
  /** The text inside a JWE to this key, or null when it cannot be opened. */
  decrypt(jwe: string): Promise<string | null>
  hiding: Hiding
}

/** The key pair that all processes on this database share; made at the first start. */
export async function loadSealing(database: Database): Promise<Sealing> {
  const stored = await readSetting(database, sealingKeySetting)
  const jwk = stored ?? (await createKey(database))
  const privateKey = await importJWK(jwk, KEY_ALGORITHM)
  return {
    publicKey: v.parse(publicKey, jwk),
    hiding: createOpaqueTokens(jwk.d),
    async decrypt(jwe) {
      try {
        const { plaintext } = await compactDecrypt(jwe, privateKey, {
          keyManagementAlgorithms: [KEY_ALGORITHM],
          contentEncryptionAlgorithms: [CONTENT_ALGORITHM],
          // Nothing is decompressed: a small body must not become a large one.
          maxDecompressedLength: 0,
        })
        return new TextDecoder().decode(plaintext)
      } catch {
        // Whatever is wrong with it, whoever sent it learns no more than that it cannot be opened.
        return null
      }
    },
  }
}

async function createKey(database: Database) {
  const pair = await generateKeyPair(KEY_ALGORITHM, { crv: 'P-256', extractable: true })
  const made = v.parse(v.nonNullable(sealingKeySetting.shape), {
    ...(await exportJWK(pair.privateKey)),
    kid: randomUUID(),
  })
  return (await writeFirstSetting(database, sealingKeySetting, made)) ?? made
}

/**
 * A sealed body: opened, opened before (a browser repeats by itself what got lost on a broken line), or such that
 * it cannot be opened or is too old.
 */
export type Opened = { outcome: 'opened'; body: unknown } | { outcome: 'repeated' | 'unreadable' }

/** Opens a sealed body. Its nonce is kept in the database, so that no other process opens it a second time either. */
export async function openSealed(
  sealing: Sealing,
  database: Database,
  jwe: string,
  now: Date,
): Promise<Opened> {
  const text = await sealing.decrypt(jwe)
  if (text === null) return { outcome: 'unreadable' }
  const content = v.safeParse(sealedContent, readJson(text))
  if (!content.success || Math.abs(content.output.at - now.getTime()) > TOLERANCE) {
    return { outcome: 'unreadable' }
  }
  const { nonce } = content.output
  const isFresh = await spendNonce(database, { nonce: `sealed:${nonce}`, now, keptFor: 2 * TOLERANCE })
  return isFresh ? { outcome: 'opened', body: content.output.body } : { outcome: 'repeated' }
}

/** Whether this nonce had not been seen; afterwards it has, for `keptFor` milliseconds. */
export async function spendNonce(
  database: Database,
  { nonce, now, keptFor }: { nonce: string; now: Date; keptFor: number },
): Promise<boolean> {
  await database.delete(usedRequestNonce).where(lt(usedRequestNonce.expiresAt, now))
  const expiresAt = new Date(now.getTime() + keptFor)
  const spent = await database
    .insert(usedRequestNonce)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: usedRequestNonce.nonce })
  return spent.length === 1
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
