import type { ReplyOf } from '#protocol/kit/call.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import type { PublicKey, readPublicKey } from '#protocol/kit/sealed.ts'

import { CallFailed } from './call-failed.ts'

const KEY_ALGORITHM = 'ECDH-ES+A256KW'
const CONTENT_ALGORITHM = 'A256GCM'

type PlatformKey = ReplyOf<typeof readPublicKey>

export type Sealer = {
  seal(content: unknown): Promise<{ sealed: string }>
  forgetKey(): void
}

/** Encrypts a text as a compact JWE. Throws `CallFailed` on a page without TLS. */
export async function encryptTo(key: PublicKey, text: string): Promise<string> {
  const { subtle }: Partial<Crypto> = crypto
  if (!subtle) throw new CallFailed('insecure')
  const { CompactEncrypt, importJWK } = await import('jose')
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: KEY_ALGORITHM, enc: CONTENT_ALGORITHM, kid: key.kid })
    .encrypt(await importJWK(key, KEY_ALGORITHM))
}

/** Creates a sealer that reads the platform's key when it is first needed. A failed read is not cached. */
export function createSealer(readKey: () => Promise<PlatformKey>): Sealer {
  let known: ReturnType<typeof learn> | null = null

  /** Reads the key and computes how far the platform's clock is ahead of this device's, in ms. */
  async function learn() {
    const key = await readKey()
    return { key, ahead: key.at - Date.now() }
  }

  function keyInUse() {
    if (known) return known
    const reading = learn()
    known = reading
    reading.catch(() => {
      if (known === reading) known = null
    })
    return reading
  }

  return {
    async seal(content) {
      const { key, ahead } = await keyInUse()
      const inside = { at: Date.now() + ahead, nonce: randomId(), body: content }
      return { sealed: await encryptTo(key, JSON.stringify(inside)) }
    },
    forgetKey() {
      known = null
    },
  }
}
