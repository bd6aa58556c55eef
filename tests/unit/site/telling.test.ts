import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { telling } from '../../../scripts/telling.ts'

let told: unknown[]
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  vi.spyOn(console, 'error').mockImplementation((line) => void told.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lasting = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'))

test('reports a step’s progress after a second, repeatedly, and its duration', async () => {
  const step = telling('Settling', lasting(7_500))
  await vi.advanceTimersByTimeAsync(7_500)
  expect(await step).toBe('done')
  expect(told).toEqual(['Settling: 1.0 s so far', 'Settling: 6.0 s so far', 'Settling: 7.5 s'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toHaveLength(3)
})

test('reports nothing for a short step, and passes on a failure', async () => {
  const step = telling('Settling', lasting(900))
  await vi.advanceTimersByTimeAsync(900)
  expect(await step).toBe('done')
  await expect(telling('Settling', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([])
})
