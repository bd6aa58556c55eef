import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { SavedVisit } from '#api/play/game-visit.ts'
import { gameVisitFlow } from '#pages/play/game-visit.flow.ts'
import type { GameVisit } from '#protocol/play/game-visit.ts'

const since = '2026-11-01T12:00:00.000Z'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function visiting() {
  const asked: { input: SavedVisit; answer: (won: number) => Promise<void> }[] = []
  const readVisit = fromPromise<GameVisit, SavedVisit>(({ input }) => {
    const { promise, resolve } = Promise.withResolvers<GameVisit>()
    const answer = async (won: number) => {
      resolve({ since, staked: 100, won, currencySymbol: 'R$' })
      await vi.advanceTimersByTimeAsync(0)
    }
    asked.push({ input, answer })
    return promise
  })
  const actor = createActor(gameVisitFlow.provide({ actors: { readVisit } }), {
    input: { nodeId: 1, begunAt: 0, since: null },
  }).start()
  return { actor, asked, won: () => actor.getSnapshot().context.figures?.won }
}

test('a game visit ignores results that load after the next round has begun', async () => {
  const { actor, asked, won } = visiting()
  await asked[0]?.answer(50)
  actor.send({ type: 'money.moved' })
  actor.send({ type: 'round.began' })
  await asked[1]?.answer(9_000)
  actor.send({ type: 'money.moved' })
  expect(won()).toBe(50)
  expect(asked).toHaveLength(2)
  actor.send({ type: 'round.shown' })
  await asked[2]?.answer(9_000)
  expect(won()).toBe(9_000)
})

test('a game visit adopts the start time from the platform and stores it for a reload', async () => {
  const { loadVisit } = await import('#api/play/game-visit.ts')
  const { actor, asked } = visiting()
  expect(asked[0]?.input.since).toBeNull()
  await asked[0]?.answer(0)
  actor.send({ type: 'money.moved' })
  expect(asked[1]?.input.since).toBe(since)
  expect(loadVisit(1)).toEqual({ nodeId: 1, begunAt: 0, since })
  expect(loadVisit(2)).toBeNull()
})
