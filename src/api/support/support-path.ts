import des from 'des.js'
import { PATH_KEY } from '#protocol/support/support-entries.ts'

/**
 * Decrypts a customer-service path (CS-01). Returns null if it is malformed. The path is base64 of DES-ECB
 * with PKCS7 padding, followed by the eight characters of the key. The encryption gives no security, so the
 * result is not trusted.
 */
export function showSupportPath(path: string): string | null {
  const key = path.slice(-PATH_KEY)
  try {
    const hidden = Uint8Array.from(atob(path.slice(0, -PATH_KEY)), (sign) => sign.charCodeAt(0))
    const cipher = des.DES.create({ type: 'decrypt', key: [...new TextEncoder().encode(key)] })
    const shown = Uint8Array.from([...cipher.update([...hidden]), ...cipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(shown)
  } catch {
    // The path is not base64, has incomplete blocks, or does not decrypt to valid text.
    return null
  }
}
