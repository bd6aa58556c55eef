import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Hides what is handed out and comes back, so that nobody but the platform reads it. */
export type Hiding = {
  /** Safe in addresses; the same text is hidden otherwise each time. */
  hide(text: string): string
  /** Null for what was not hidden here. */
  reveal(hidden: string): string | null
}

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** By a key of its own, which follows from a secret that all processes on a database share. */
export function createOpaqueTokens(secret: string): Hiding {
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
        // Altered, or made by somebody else: it is all the same.
        return null
      }
    },
  }
}
