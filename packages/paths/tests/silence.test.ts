import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSilence } from '#paths/sandbox/silence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports silence every ten seconds since the last output and ends it after the patience', () => {
  const said: (number | string)[] = []
  const silence = watchSilence(25_000, {
    remark: (seconds) => said.push(seconds),
    end: () => said.push('over'),
  })
  vi.advanceTimersByTime(9_000)
  silence.broken()
  vi.advanceTimersByTime(9_999)
  expect(said).toEqual([])
  vi.advanceTimersByTime(15_000)
  expect(said).toEqual([10, 20])
  vi.advanceTimersByTime(1)
  expect(said).toEqual([10, 20, 'over'])
  silence.stop()
  vi.advanceTimersByTime(60_000)
  expect(said).toHaveLength(3)
})
