import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { gameStartMachine } from '#machines/play/game-start.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (announcesStart = true) => createActor(gameStartMachine, { input: { announcesStart } }).start()

test('a game whose page takes a long time to load counts as slow, and may still start later', () => {
  const actor = start()
  vi.advanceTimersByTime(9_999)
  expect(actor.getSnapshot().value).toBe('loading')
  vi.advanceTimersByTime(1)
  expect(actor.getSnapshot().value).toBe('slow')
  vi.advanceTimersByTime(600_000)
  expect(actor.getSnapshot().value).toBe('slow')
  actor.send({ type: 'frame.loaded' })
  expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  actor.send({ type: 'game.started' })
  expect(actor.getSnapshot().value).toBe('started')
})

test('a game that does not start after its page has loaded is reported, and may still start later', () => {
  const actor = start()
  actor.send({ type: 'frame.loaded' })
  vi.advanceTimersByTime(10_000)
  expect(actor.getSnapshot().value).toBe('silent')
  actor.send({ type: 'game.started' })
  expect(actor.getSnapshot().value).toBe('started')
})

test('a loaded frame counts as the start of a game that sends no start message', () => {
  const actor = start(false)
  actor.send({ type: 'frame.loaded' })
  expect(actor.getSnapshot().value).toBe('started')
})
