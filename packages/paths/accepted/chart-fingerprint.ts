// Not from Node: the visualiser's page compares with it too.
import { sha256 } from '@noble/hashes/sha2.js'
import { readChart } from '@palpite/charts/read-chart.ts'
import type { AnyStateMachine } from 'xstate'

/** Bytes that are enough to tell versions of one chart apart. */
const LENGTH = 8

/**
 * What a machine's chart is, in 16 letters: another one as soon as a state, a transition, or a name on one of them changes.
 * Descriptions and what guards and actions do behind the same name are no part of it.
 */
export function chartFingerprint(machine: AnyStateMachine): string {
  const { id, states, transitions } = readChart(machine)
  const wordless = [...states, ...transitions].map(({ description: _words, ...rest }) => rest)
  const hash = sha256(new TextEncoder().encode(JSON.stringify([id, wordless])))
  return [...hash.subarray(0, LENGTH)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a result is about another version of a chart than this one; one that does not say is not. */
export function isOfOlderChart({ chart }: { chart?: string }, fingerprint: string): boolean {
  return chart !== undefined && chart !== fingerprint
}
