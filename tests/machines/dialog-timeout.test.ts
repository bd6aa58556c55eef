import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { dialogTimeoutMachine } from '#machines/dialog-timeout.machine.ts'
import { checkModel } from '#paths/check-model.ts'
import { dialogTimeoutModel } from '#tests/models/dialog-timeout.ts'

afterEach(() => vi.useRealTimers())

test('[LAYOUT-05] every way through a dialog that closes by itself, on a real actor', () => {
  const { findings } = checkModel(dialogTimeoutModel, {
    acceptedFile: 'tests/models/dialog-timeout.paths.txt',
  })
  expect(findings).toEqual([])
})

test('[LAYOUT-05] its time goes on where it stood still', () => {
  vi.useFakeTimers()
  const actor = createActor(dialogTimeoutMachine, { input: { closesAfter: 20_000 } }).start()
  vi.advanceTimersByTime(15_000)
  actor.send({ type: 'pointer.came' })
  vi.advanceTimersByTime(60_000)
  actor.send({ type: 'focus.came' })
  actor.send({ type: 'pointer.left' })
  vi.advanceTimersByTime(60_000)
  actor.send({ type: 'focus.left' })
  vi.advanceTimersByTime(4_999)
  expect(actor.getSnapshot().status).toBe('active')
  vi.advanceTimersByTime(1)
  expect(actor.getSnapshot().value).toBe('over')
})
