// Not `node:crypto`, since this also runs in the visualiser's page.
import { sha256 } from '@noble/hashes/sha2.js'
import type { Edge } from '@palpite/charts/edges.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 8

/**
 * A path's id: a hash of its choices and the states between them. Machine ids, guards, descriptions and
 * durations do not affect it, so renaming or reordering them keeps it.
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
