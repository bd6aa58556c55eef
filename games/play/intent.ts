import type { StartRound } from '#contract/play.ts'

/** A bet that the player means to make: its key is made once, and kept until the answer is known. */
export type Intent = StartRound

export function newIntent(bet: Omit<Intent, 'key' | 'clientSeed'>): Intent {
  return { ...bet, key: uuid(), clientSeed: hexadecimal(randomBytes(16)) }
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

const hexadecimal = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A version 4 UUID, for a key; `crypto.randomUUID` is missing where the page did not come over TLS. */
export function uuid(): string {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = hexadecimal(bytes)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-')
}
