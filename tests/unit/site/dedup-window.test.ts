import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DedupWindow } from '#server/realtime/dedup-window.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('remembers an event for a fixed time after its last occurrence', () => {
  const said = new DedupWindow(1_000)
  said.note(7, 'balance.changed')
  vi.advanceTimersByTime(600)
  said.note(null, 'notice.published')
  expect(said.to(7)).toEqual(['balance.changed', 'notice.published'])
  expect(said.to(8)).toEqual(['notice.published'])
  vi.advanceTimersByTime(1)
  said.note(7, 'balance.changed')
  vi.advanceTimersByTime(999)
  expect(said.to(7)).toEqual(['balance.changed'])
  vi.advanceTimersByTime(1)
  expect(said.to(7)).toEqual([])
})
