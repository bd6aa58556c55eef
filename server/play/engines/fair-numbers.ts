import { createHash, createHmac } from 'node:crypto'

/** Returns the next random integer of the round, from 0 to below `below`. */
export type FairNumbers = (below: number) => number

const WORDS = 8
const WORD_RANGE = 2 ** 32

/** The commitment to the seed, which is published before a round. */
export const seedHashOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex')

/**
 * Random numbers of a round from both seeds: HMAC-SHA-256, with the server seed as key, over `<client
 * seed>:<block>`, read as big-endian 32-bit words and scaled to the range.
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
