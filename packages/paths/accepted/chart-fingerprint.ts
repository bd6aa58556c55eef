// Not `node:crypto`, since this also runs in the visualiser's page.
import { sha256 } from '@noble/hashes/sha2.js'
import { readChart } from '@palpite/charts/read-chart.ts'
import type { AnyStateMachine } from 'xstate'

/** Bytes. Enough to distinguish versions of one chart. */
const LENGTH = 8

/** Hash (16 letters) of a chart's states, transitions and names, not of descriptions and implementations. */
export function chartFingerprint(machine: AnyStateMachine): string {
  const { id, states, transitions } = readChart(machine)
  const wordless = [...states, ...transitions].map(({ description: _words, ...rest }) => rest)
  const hash = sha256(new TextEncoder().encode(JSON.stringify([id, wordless])))
  return [...hash.subarray(0, LENGTH)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a result is from another version of the chart. Results without a fingerprint are not. */
export function isOfOlderChart({ chart }: { chart?: string }, fingerprint: string): boolean {
  return chart !== undefined && chart !== fingerprint
}
