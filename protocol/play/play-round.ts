import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'

const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Thrown by the page for each round, so that the vendor cannot know the outcome when it commits to its seed. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z-]{8,64}$/))

/** SHA-256 of a seed that is not shown yet. */
export const seedHash = hexadecimal

/**
 * How a round's numbers can be checked: the vendor commits to SHA-256 of its seed before the stake, numbers come
 * from HMAC-SHA-256 of it over `<client seed>:<block>` as big-endian 32 bit words, and the seed is shown afterwards.
 */
export const fairness = v.object({
  seedHash,
  clientSeed,
  /** Null while the round is open. */
  serverSeed: v.nullable(hexadecimal),
})
export type Fairness = v.InferOutput<typeof fairness>

/** What every engine's round has. */
export const roundBase = {
  id: v.string(),
  /** The key that the page made for the bet. */
  key: v.string(),
  stake: notNegative,
  /** Null while the round is open. */
  payout: v.nullable(notNegative),
  /** ISO 8601 moment. */
  startedAt: v.string(),
  fairness,
}
