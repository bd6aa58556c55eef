import des from 'des.js'
import { PATH_KEY } from '#protocol/support/support-entries.ts'

/**
 * The address that a customer-service path stands for: DES-ECB with PKCS7 in base64, with the key in its last eight
 * characters (CS-01). Null where it is none. It is no secret and no promise: what comes out is an untrusted address.
 */
export function showPath(path: string): string | null {
  const key = path.slice(-PATH_KEY)
  try {
    const hidden = Uint8Array.from(atob(path.slice(0, -PATH_KEY)), (sign) => sign.charCodeAt(0))
    const cipher = des.DES.create({ type: 'decrypt', key: [...new TextEncoder().encode(key)] })
    const shown = Uint8Array.from([...cipher.update([...hidden]), ...cipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(shown)
  } catch {
    // Neither base64, nor whole blocks, nor words: somebody else's text.
    return null
  }
}
