import { useMemo } from 'react'
import { chartFingerprint, isOfOlderChart } from '#paths/chart-fingerprint.ts'
import type { Flow } from '../source/load-flow.ts'

/** Tells of results whether a machine's chart has changed since. */
export function useIsOlder({ machine }: Flow): (result: { chart?: string }) => boolean {
  const fingerprint = useMemo(() => chartFingerprint(machine), [machine])
  return (result) => isOfOlderChart(result, fingerprint)
}
