import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts values that clients later send back, so that only the platform can read them. */
export type OpaqueTokens = {
  /** The result can be used in a URL. The same text gives a different result each time. */
  hide(text: string): string
  /** Null for a value that this platform did not encrypt. */
  reveal(hidden: string): string | null
}

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key is derived from a secret that all processes of a database share. */
export function createOpaqueTokens(secret: string): OpaqueTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hiding', KEY_BYTES))
  return {
    hide(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    reveal(hidden) {
      const bytes = Buffer.from(hidden, 'base64url')
      const tagEnd = NONCE_BYTES + TAG_BYTES
      if (bytes.length < tagEnd) return null
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
      } catch {
        // The value was tampered with, or encrypted by another platform.
        return null
      }
    },
  }
}
