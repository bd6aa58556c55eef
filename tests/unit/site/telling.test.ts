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

test('a step of more than a second says that it goes on, again and again, and how long it took', async () => {
  const step = telling('Settling', lasting(7_500))
  await vi.advanceTimersByTimeAsync(7_500)
  expect(await step).toBe('done')
  expect(told).toEqual(['Settling: 1.0 s so far', 'Settling: 6.0 s so far', 'Settling: 7.5 s'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toHaveLength(3)
})

test('a shorter one says nothing, and one that fails fails', async () => {
  const step = telling('Settling', lasting(900))
  await vi.advanceTimersByTimeAsync(900)
  expect(await step).toBe('done')
  await expect(telling('Settling', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([])
})
