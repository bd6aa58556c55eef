import { createHash } from 'node:crypto'
import des from 'des.js'
import { PATH_KEY } from '#protocol/support/support-entries.ts'

/**
 * A customer-service address as the configuration carries it: DES-ECB with PKCS7, in base64, its key at the end (CS-01). The
 * same address is always the same text, so that a configuration that is read again has not changed.
 */
export function hidePath(address: string): string {
  const key = createHash('sha256').update(address).digest('hex').slice(0, PATH_KEY)
  const cipher = des.DES.create({ type: 'encrypt', key: [...Buffer.from(key)] })
  const hidden = [...cipher.update([...Buffer.from(address)]), ...cipher.final()]
  return Buffer.from(hidden).toString('base64') + key
}
