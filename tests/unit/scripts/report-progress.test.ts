import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportProgress } from '../../../scripts/report-progress.ts'

let lines: unknown[]
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lasting = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'))

test('reports a step’s progress after a second and then every five seconds, and finally its duration', async () => {
  const step = reportProgress('Settling', lasting(7_500))
  await vi.advanceTimersByTimeAsync(7_500)
  expect(await step).toBe('done')
  expect(lines).toEqual(['Settling: 1.0 s so far', 'Settling: 6.0 s so far', 'Settling: 7.5 s'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines).toHaveLength(3)
})

test('reports nothing about a short step, and rethrows a failure', async () => {
  const step = reportProgress('Settling', lasting(900))
  await vi.advanceTimersByTimeAsync(900)
  expect(await step).toBe('done')
  await expect(reportProgress('Settling', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines).toEqual([])
})
