import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { dialogTimeoutMachine } from '#machines/site/dialog-timeout.machine.ts'

afterEach(() => vi.useRealTimers())

test('[LAYOUT-05] the dialog timeout pauses while the pointer or the focus is in the dialog, then continues', () => {
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
