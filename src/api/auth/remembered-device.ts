import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { countdownKey } from './code-countdown.ts'

/** By what somebody logs in: the user name, or the mobile where that is all there is. */
export type DeviceOwner = { username: string } | Mobile

const NAME = 'remembered-device'
const browser = browserStorage('localStorage')
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** What the second step has left with this device for somebody (LOGIN-17), or null. */
export const loadDevice = (owner: DeviceOwner): string | null => devices()[keyOf(owner)] ?? null

/**
 * Keeps what a second step left with this device, under each name that its owner logs in by. One that left nothing takes
 * away what was there: the platform has asked in spite of it.
 */
export function saveDevice(owners: readonly DeviceOwner[], device: string | null): void {
  const keys = owners.map(keyOf)
  const others = Object.entries(devices()).filter(([key]) => !keys.includes(key))
  const kept = device === null ? [] : keys.map((key) => [key, device] as const)
  browser.write(NAME, JSON.stringify(Object.fromEntries([...others, ...kept])))
}

/** What cannot be read counts as nothing: the platform then asks for the second step. */
function devices(): Readonly<Record<string, string>> {
  const parsed = v.safeParse(stored, browser.read(NAME))
  return parsed.success ? parsed.output : {}
}

/** Capital letters make no other user of a name. */
const keyOf = (owner: DeviceOwner): string =>
  'username' in owner ? owner.username.trim().toLowerCase() : countdownKey(owner)
