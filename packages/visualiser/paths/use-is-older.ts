import { chartFingerprint, isOfOlderChart } from '@palpite/paths/accepted/chart-fingerprint.ts'
import { useMemo } from 'react'
import type { Flow } from '../source/load-flow.ts'

export function useIsOlder({ machine }: Flow): (result: { chart?: string }) => boolean {
  const fingerprint = useMemo(() => chartFingerprint(machine), [machine])
  return (result) => isOfOlderChart(result, fingerprint)
}
