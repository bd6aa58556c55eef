import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import { hashOf, newSecret } from '#server/core/secret.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { deviceName } from '#server/identity/device-name.ts'
import { rememberedDevice } from './remembered-device.table.ts'

/** How long a device is trusted after two-factor authentication, in ms. */
const REMEMBERED = 30 * 86_400_000

const deviceId = v.pipe(v.string(), v.uuid())

/** Returns the device's token for later logins. Only its hash is stored. */
export async function rememberDevice(
  database: Database,
  { memberId, userAgent, now }: { memberId: number; userAgent: string; now: Date },
): Promise<string> {
  const token = newSecret()
  await database.insert(rememberedDevice).values({
    id: randomUUID(),
    memberId,
    tokenHash: hashOf(token),
    name: deviceName(userAgent),
    rememberedAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + REMEMBERED),
  })
  return token
}

/** Returns whether the device is trusted, and if so, records its use. */
export async function isRemembered(
  database: Database,
  { memberId, token, now }: { memberId: number; token: string; now: Date },
): Promise<boolean> {
  const isTheirs = and(eq(rememberedDevice.memberId, memberId), eq(rememberedDevice.tokenHash, hashOf(token)))
  const used = await database
    .update(rememberedDevice)
    .set({ lastUsedAt: now })
    .where(and(isTheirs, gt(rememberedDevice.expiresAt, now)))
    .returning({ id: rememberedDevice.id })
  return used.length === 1
}

export const listDevices = (database: Database, memberId: number, now: Date) =>
  database
    .select()
    .from(rememberedDevice)
    .where(and(eq(rememberedDevice.memberId, memberId), gt(rememberedDevice.expiresAt, now)))
    .orderBy(desc(rememberedDevice.lastUsedAt), rememberedDevice.id)

export async function removeDevice(tx: Transaction, memberId: number, id: string) {
  if (!v.is(deviceId, id)) return null
  const isTheirs = and(eq(rememberedDevice.id, id), eq(rememberedDevice.memberId, memberId))
  const [forgotten] = await tx.delete(rememberedDevice).where(isTheirs).returning()
  return forgotten ?? null
}

export async function removeDevices(tx: Transaction, memberId: number): Promise<void> {
  await tx.delete(rememberedDevice).where(eq(rememberedDevice.memberId, memberId))
}
