import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSilence } from '#paths/sandbox/silence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a silence watch reports after every ten seconds of silence, and ends the wait at the time limit', () => {
  const events: (number | string)[] = []
  const silence = watchSilence(25_000, {
    remark: (seconds) => events.push(seconds),
    end: () => events.push('over'),
  })
  vi.advanceTimersByTime(9_000)
  silence.broken()
  vi.advanceTimersByTime(9_999)
  expect(events).toEqual([])
  vi.advanceTimersByTime(15_000)
  expect(events).toEqual([10, 20])
  vi.advanceTimersByTime(1)
  expect(events).toEqual([10, 20, 'over'])
  silence.stop()
  vi.advanceTimersByTime(60_000)
  expect(events).toHaveLength(3)
})
