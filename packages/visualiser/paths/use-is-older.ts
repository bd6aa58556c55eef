import { chartFingerprint, isOfOlderChart } from '@palpite/paths/accepted/chart-fingerprint.ts'
import { useMemo } from 'react'
import type { Flow } from '../source/load-flow.ts'

/** Tells of results whether a machine's chart has changed since. */
export function useIsOlder({ machine }: Flow): (result: { chart?: string }) => boolean {
  const fingerprint = useMemo(() => chartFingerprint(machine), [machine])
  return (result) => isOfOlderChart(result, fingerprint)
}
