import { randomId } from '#protocol/kit/random-id.ts'
import type { StartRound } from '#protocol/play/play.ts'

/** A bet to place. Its idempotency key is created once and stays the same until the outcome is known. */
export type Intent = StartRound

export function newIntent(bet: Omit<Intent, 'key' | 'clientSeed'>): Intent {
  return { ...bet, key: randomId(), clientSeed: hexadecimal(randomBytes(16)) }
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

const hexadecimal = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
