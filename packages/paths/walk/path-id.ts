// `node:crypto` is not available in the visualiser's page, where this code also runs.
import { sha256 } from '@noble/hashes/sha2.js'
import type { Edge } from '@palpite/charts/edges.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 8

/**
 * Returns a path's id, a hash of its choices and of the states that its transitions connect. The id stays the
 * same if machine ids, guards, descriptions, durations or the order of states change.
 */
export function pathId(steps: readonly { choiceId: string; edges: readonly Edge[] }[]): string {
  const lines = steps.map(({ choiceId, edges }) => {
    const moves = edges.map((edge) => `${edge.source}→${edge.target}`)
    return `${choiceId} > ${moves.join(' + ')}`
  })
  const hash = sha256(new TextEncoder().encode(lines.join('\n')))
  return [...hash.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

export function mayBeginId(text: string): boolean {
  return text.length <= LENGTH && [...text].every((letter) => ALPHABET.includes(letter))
}

export function isWholeId(text: string): boolean {
  return text.length === LENGTH && mayBeginId(text)
}
