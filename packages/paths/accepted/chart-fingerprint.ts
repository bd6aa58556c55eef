// `node:crypto` is not available in the visualiser's page, where this code also runs.
import { sha256 } from '@noble/hashes/sha2.js'
import { readChart } from '@palpite/charts/read-chart.ts'
import type { AnyStateMachine } from 'xstate'

/** Length in bytes, enough to distinguish the versions of one chart. */
const LENGTH = 8

/**
 * Hash of a chart's states, transitions and names, as 16 hexadecimal digits. Descriptions and implementations
 * do not count.
 */
export function chartFingerprint(machine: AnyStateMachine): string {
  const { id, states, transitions } = readChart(machine)
  const wordless = [...states, ...transitions].map(({ description: _words, ...rest }) => rest)
  const hash = sha256(new TextEncoder().encode(JSON.stringify([id, wordless])))
  return [...hash.subarray(0, LENGTH)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a result is from another version of the chart. False for a result without a fingerprint. */
export function isOfOlderChart({ chart }: { chart?: string }, fingerprint: string): boolean {
  return chart !== undefined && chart !== fingerprint
}
