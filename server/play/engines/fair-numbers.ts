import { createHash, createHmac } from 'node:crypto'

/** Returns the round's next random integer, from 0 up to but excluding `below`. */
export type FairNumbers = (below: number) => number

const WORDS = 8
const WORD_RANGE = 2 ** 32

/** Returns the hash of a round's seed. It is published before the round, as a commitment. */
export const seedHashOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex')

/**
 * Derives a round's random numbers from both seeds: HMAC-SHA-256 over `<client seed>:<block>`, keyed with the
 * server seed. The digests are read as big-endian 32-bit words and scaled to the range.
 */
export function fairNumbers(serverSeed: string, clientSeed: string): FairNumbers {
  let drawn = 0
  let block = Buffer.alloc(0)
  return (below) => {
    const word = drawn % WORDS
    if (word === 0)
      block = createHmac('sha256', serverSeed)
        .update(`${clientSeed}:${drawn / WORDS}`)
        .digest()
    drawn += 1
    return Math.floor((block.readUInt32BE(word * 4) / WORD_RANGE) * below)
  }
}
