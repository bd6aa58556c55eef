import { and, eq, gt, type SQL } from 'drizzle-orm'
import { networkOf } from '#server/core/address-networks.ts'
import { hashOf } from '#server/core/secret.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { isNetworkKnown } from './known-networks.ts'
import { rememberedDevice } from './remembered-device.table.ts'

/**
 * A way for an account's owner to bypass a lock that other people have caused: a trusted device or a known
 * network. Attempts made this way are counted under `key`.
 */
export type Passage = { by: 'device' | 'network'; key: string }

type From = {
  subject: string
  isMember: SQL
  ip: string
  device: string | undefined
  now: Date
}

/**
 * Returns null if neither the device nor the network is known. Prefers the device, which needs no captcha.
 */
export async function findPassage(database: Database, from: From): Promise<Passage | null> {
  const { subject, isMember, ip, device, now } = from
  const deviceId = await findDevice(database, { isMember, device: device ?? '', now })
  if (deviceId !== null) return { by: 'device', key: `device:${deviceId}` }
  const isKnown = await isNetworkKnown(database, { isMember, ip, now })
  return isKnown ? { by: 'network', key: `network:${subject} ${networkOf(ip)}` } : null
}

async function findDevice(
  database: Database,
  { isMember, device, now }: { isMember: SQL; device: string; now: Date },
): Promise<string | null> {
  const [found] = await database
    .select({ id: rememberedDevice.id })
    .from(rememberedDevice)
    .innerJoin(member, eq(member.id, rememberedDevice.memberId))
    .where(and(isMember, eq(rememberedDevice.tokenHash, hashOf(device)), gt(rememberedDevice.expiresAt, now)))
  return found?.id ?? null
}
