import { randomUUID } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import * as v from 'valibot'
import { type PublicKey, publicKey, sealedContent } from '#protocol/kit/sealed.ts'
import { createOpaqueTokens, type OpaqueTokens } from '#server/core/opaque-tokens.ts'
import type { Database } from '#server/database/database.ts'
import { readSetting, writeFirstSetting } from '#server/settings/settings.ts'
import { encryptionKeySetting } from './encryption-key.settings.ts'
import { usedRequestNonce } from './used-request-nonce.table.ts'

const KEY_ALGORITHM = 'ECDH-ES+A256KW'
const CONTENT_ALGORITHM = 'A256GCM'
/** How far a sealed body's timestamp may differ from the clock, in milliseconds. */
const TOLERANCE = 5 * 60_000

export type RequestEncryption = {
  publicKey: PublicKey
  /** Null if the text cannot be decrypted with this key. */
  decrypt(jwe: string): Promise<string | null>
  tokens: OpaqueTokens
}

export async function loadRequestEncryption(database: Database): Promise<RequestEncryption> {
  const stored = await readSetting(database, encryptionKeySetting)
  const jwk = stored ?? (await createKey(database))
  const privateKey = await importJWK(jwk, KEY_ALGORITHM)
  return {
    publicKey: v.parse(publicKey, jwk),
    tokens: createOpaqueTokens(jwk.d),
    async decrypt(jwe) {
      try {
        const { plaintext } = await compactDecrypt(jwe, privateKey, {
          keyManagementAlgorithms: [KEY_ALGORITHM],
          contentEncryptionAlgorithms: [CONTENT_ALGORITHM],
          // Reject compressed content, because a small body could expand into a huge one.
          maxDecompressedLength: 0,
        })
        return new TextDecoder().decode(plaintext)
      } catch {
        // Do not tell the sender why decryption failed.
        return null
      }
    },
  }
}

async function createKey(database: Database) {
  const pair = await generateKeyPair(KEY_ALGORITHM, { crv: 'P-256', extractable: true })
  const made = v.parse(v.nonNullable(encryptionKeySetting.shape), {
    ...(await exportJWK(pair.privateKey)),
    kid: randomUUID(),
  })
  return (await writeFirstSetting(database, encryptionKeySetting, made)) ?? made
}

/**
 * `repeated`: the body has been decrypted before, which happens if a browser retries after a broken
 * connection. `unreadable`: the body cannot be decrypted, or its timestamp is too far from the clock.
 */
export type DecryptedRequest = { outcome: 'opened'; body: unknown } | { outcome: 'repeated' | 'unreadable' }

/** Decrypts a sealed body and stores its nonce, so that no process accepts it again. */
export async function decryptRequest(
  encryption: RequestEncryption,
  database: Database,
  jwe: string,
  now: Date,
): Promise<DecryptedRequest> {
  const text = await encryption.decrypt(jwe)
  if (text === null) return { outcome: 'unreadable' }
  const content = v.safeParse(sealedContent, readJson(text))
  if (!content.success || Math.abs(content.output.at - now.getTime()) > TOLERANCE) {
    return { outcome: 'unreadable' }
  }
  const { nonce } = content.output
  const isFresh = await spendNonce(database, { nonce: `sealed:${nonce}`, now, keptFor: 2 * TOLERANCE })
  return isFresh ? { outcome: 'opened', body: content.output.body } : { outcome: 'repeated' }
}

/** Stores a nonce for `keptFor` ms. Returns whether it is new. */
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
