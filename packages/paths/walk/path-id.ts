// Not from Node: paths are made in the visualiser's page too.
import { sha256 } from '@noble/hashes/sha2.js'
import type { Edge } from '@palpite/charts/edges.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 8

/**
 * A path's id: a hash of what happens and which states it leads between. Machine ids, guards, descriptions and
 * durations are no part of it, so renaming or reordering them leaves it as it is.
 */
export function pathId(steps: readonly { choiceId: string; edges: readonly Edge[] }[]): string {
  const lines = steps.map(({ choiceId, edges }) => {
    const moves = edges.map((edge) => `${edge.source}→${edge.target}`)
    return `${choiceId} > ${moves.join(' + ')}`
  })
  const hash = sha256(new TextEncoder().encode(lines.join('\n')))
  return [...hash.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Whether the id of a generated path may begin so. */
export function mayBeginId(text: string): boolean {
  return text.length <= LENGTH && [...text].every((letter) => ALPHABET.includes(letter))
}

/** Whether that is the whole of an id. */
export function isWholeId(text: string): boolean {
  return text.length === LENGTH && mayBeginId(text)
}
