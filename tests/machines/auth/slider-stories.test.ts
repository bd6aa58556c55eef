import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PuzzleAnswer, VerificationAnswer } from '#api/auth/slider.ts'
import { sliderMachine } from '#machines/auth/slider.machine.ts'
import type { SliderAction } from '#protocol/auth/slider.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
})

afterEach(() => {
  vi.useRealTimers()
})

const GAP = 200

/** Opens a slider whose puzzles are solved by moving the piece to `GAP`. */
async function openSlider() {
  const asked: SliderAction[] = []
  const judged: string[] = []
  const requestPuzzle = fromPromise<PuzzleAnswer, SliderAction>(async ({ input }) => {
    asked.push(input)
    const picture = { width: 320, height: 160, background: '', piece: '', pieceSize: 52, pieceTop: 40 }
    return { ok: true, value: { id: `puzzle ${asked.length}`, ...picture } }
  })
  const verifyPuzzle = fromPromise<VerificationAnswer, { id: string; left: number }>(async ({ input }) => {
    judged.push(input.id)
    if (input.left === GAP) return { ok: true, value: { pass: `pass of ${input.id}` } }
    return { ok: false, refusal: { code: 'slider.missed', message: '', value: {} } }
  })
  const machine = sliderMachine.provide({ actors: { requestPuzzle, verifyPuzzle } })
  const actor = createActor(machine, { input: { action: 'login' } }).start()
  await vi.advanceTimersByTimeAsync(0)
  const drop = async () => {
    actor.send({ type: 'slider.drop' })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { actor, drop, asked, judged }
}

test('the slider gives the same proof for keys and buttons as for dragging', async () => {
  const dragged = await openSlider()
  dragged.actor.send({ type: 'slider.move', left: GAP })
  await dragged.drop()
  const nudged = await openSlider()
  for (let times = 0; times < GAP / 10; times++) nudged.actor.send({ type: 'slider.nudge', by: 10 })
  await nudged.drop()
  expect(dragged.actor.getSnapshot().output).toEqual({ pass: 'pass of puzzle 1' })
  expect(nudged.actor.getSnapshot().output).toEqual(dragged.actor.getSnapshot().output)
})

test('the slider piece cannot leave the image and is not verified at its starting position', async () => {
  const { actor, drop, judged } = await openSlider()
  actor.send({ type: 'slider.move', left: 1_000 })
  expect(actor.getSnapshot().context.left).toBe(320 - 52)
  actor.send({ type: 'slider.nudge', by: -1_000 })
  expect(actor.getSnapshot().context.left).toBe(0)
  await drop()
  expect(judged).toEqual([])
})

test('the slider reports a miss, loads a new puzzle and moves the piece back to its start', async () => {
  const { actor, drop, asked } = await openSlider()
  actor.send({ type: 'slider.move', left: GAP - 40 })
  await drop()
  expect(actor.getSnapshot().matches('missed')).toBe(true)
  await vi.advanceTimersByTimeAsync(1_200)
  expect(actor.getSnapshot().context).toMatchObject({ challenge: { id: 'puzzle 2' }, left: 0 })
  expect(asked).toEqual(['login', 'login'])
})

test('the slider puzzle expires unverified after two minutes, and a retry loads a new one', async () => {
  const { actor, drop, judged } = await openSlider()
  actor.send({ type: 'slider.move', left: GAP })
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  await drop()
  expect(actor.getSnapshot().matches('expired')).toBe(true)
  expect(judged).toEqual([])
  actor.send({ type: 'slider.retry' })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().matches('ready')).toBe(true)
})

test('cancelling the slider ends it without a proof', async () => {
  const { actor } = await openSlider()
  actor.send({ type: 'slider.cancel' })
  expect(actor.getSnapshot().output).toEqual({ pass: null })
})
