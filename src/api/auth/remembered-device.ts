import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { type Mobile, mobileKey } from '#domain/auth/mobile-number.ts'

/** The owner's login name: a username, or a mobile number for members without one. */
export type DeviceOwner = { username: string } | Mobile

const NAME = 'remembered-device'
const browser = browserStorage('localStorage')
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/**
 * Returns the token that marks this device as trusted for this owner (LOGIN-17), or null if there is none.
 */
export const loadDevice = (owner: DeviceOwner): string | null => devices()[keyOf(owner)] ?? null

/**
 * Saves the device token under each of its owner's login names. Null removes a token that the platform
 * rejected.
 */
export function saveDevice(owners: readonly DeviceOwner[], device: string | null): void {
  const keys = owners.map(keyOf)
  const others = Object.entries(devices()).filter(([key]) => !keys.includes(key))
  const kept = device === null ? [] : keys.map((key) => [key, device] as const)
  browser.write(NAME, JSON.stringify(Object.fromEntries([...others, ...kept])))
}

/**
 * Returns the device tokens by login name. Malformed data counts as empty: the platform then asks for
 * two-factor authentication.
 */
function devices(): Readonly<Record<string, string>> {
  const parsed = v.safeParse(stored, browser.read(NAME))
  return parsed.success ? parsed.output : {}
}

/** Usernames are case-insensitive. */
const keyOf = (owner: DeviceOwner): string =>
  'username' in owner ? owner.username.trim().toLowerCase() : mobileKey(owner)
