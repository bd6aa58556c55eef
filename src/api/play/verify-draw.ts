import type { DrawProof } from '#protocol/play/lottery-draws.ts'

/**
 * `early`: the seed or the numbers are not published yet. `impossible`: the browser cannot compute hashes,
 * because the page has no TLS.
 */
export type ProofCheck = 'fair' | 'unfair' | 'early' | 'impossible'

const WORDS = 8
const WORD_RANGE = 2 ** 32
const text = (value: string) => new TextEncoder().encode(value)

/**
 * Recomputes a draw from its seed. The seed must match the hash published before the draw and produce the
 * drawn numbers.
 */
export async function verifyDraw({ draw, seed, ...drum }: DrawProof): Promise<ProofCheck> {
  if (seed === null || draw.numbers === null) return 'early'
  if (!globalThis.crypto.subtle) return 'impossible'
  const committed = hexadecimal(await crypto.subtle.digest('SHA-256', text(seed)))
  if (committed !== draw.commitment) return 'unfair'
  const numbers = await numbersFrom(seed, draw.drawId, drum)
  return numbers.join() === draw.numbers.join() ? 'fair' : 'unfair'
}

type Drum = Pick<DrawProof, 'lowest' | 'highest' | 'howMany' | 'repeats'>

async function numbersFrom(seed: string, drawId: string, drum: Drum): Promise<number[]> {
  const { lowest, highest, howMany, repeats } = drum
  const key = await crypto.subtle.importKey('raw', text(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const left = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
  const numbers: number[] = []
  for (let drawn = 0; drawn < howMany; drawn++) {
    const block = await crypto.subtle.sign('HMAC', key, text(`${drawId}:${Math.floor(drawn / WORDS)}`))
    const word = new DataView(block).getUint32((drawn % WORDS) * 4)
    const place = Math.floor((word / WORD_RANGE) * left.length)
    const number = left[place]
    if (number !== undefined) numbers.push(number)
    if (!repeats) left.splice(place, 1)
  }
  return numbers
}

const hexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
