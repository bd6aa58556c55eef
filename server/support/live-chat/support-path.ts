import { createHash } from 'node:crypto'
import des from 'des.js'
import { PATH_KEY } from '#protocol/support/support-entries.ts'

/**
 * Encrypts a customer-service URL for the configuration: DES-ECB with PKCS7, then base64, followed by the key
 * (CS-01). The key is derived from the URL, so the same URL always gives the same result.
 */
export function hidePath(address: string): string {
  const key = createHash('sha256').update(address).digest('hex').slice(0, PATH_KEY)
  const cipher = des.DES.create({ type: 'encrypt', key: [...Buffer.from(key)] })
  const hidden = [...cipher.update([...Buffer.from(address)]), ...cipher.final()]
  return Buffer.from(hidden).toString('base64') + key
}
