import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { type Mobile, mobileKey } from '#domain/auth/mobile-number.ts'

/** The login name: username, or mobile for members without one. */
export type DeviceOwner = { username: string } | Mobile

const NAME = 'remembered-device'
const browser = browserStorage('localStorage')
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** The device token that a second step left for this owner (LOGIN-17), or null. */
export const loadDevice = (owner: DeviceOwner): string | null => devices()[keyOf(owner)] ?? null

/**
 * Saves the device token under each login name of its owner. Null removes an old one, because the platform
 * asked in spite of it.
 */
export function saveDevice(owners: readonly DeviceOwner[], device: string | null): void {
  const keys = owners.map(keyOf)
  const others = Object.entries(devices()).filter(([key]) => !keys.includes(key))
  const kept = device === null ? [] : keys.map((key) => [key, device] as const)
  browser.write(NAME, JSON.stringify(Object.fromEntries([...others, ...kept])))
}

/** Unreadable data counts as none: the platform then asks for the second step. */
function devices(): Readonly<Record<string, string>> {
  const parsed = v.safeParse(stored, browser.read(NAME))
  return parsed.success ? parsed.output : {}
}

/** Usernames are case-insensitive. */
const keyOf = (owner: DeviceOwner): string =>
  'username' in owner ? owner.username.trim().toLowerCase() : mobileKey(owner)
