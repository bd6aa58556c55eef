import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { WinnersQuery } from '#api/lobby/winner-board.ts'
import { winnerBoardMachine } from '#machines/lobby/winner-board.machine.ts'
import type { Winner } from '#protocol/lobby/winner-board.ts'
import { winner } from '#tests/models/lobby/winner-board.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('[HOME-10] the winner board loads twenty winners from all categories, and reloads after a minute', async () => {
  vi.useFakeTimers()
  const { logic, calls } = pendingCalls<Winner[], WinnersQuery>()
  const machine = winnerBoardMachine.provide({ actors: { readWinners: logic } })
  const actor = createActor(machine, { input: { language: 'pt', calm: false } }).start()
  await calls[0]?.answer([winner])
  vi.advanceTimersByTime(60_000)
  const wish = { language: 'pt', category: 'ALL', limit: 20 }
  expect(calls.map(({ input }) => input)).toEqual([wish, wish])
  actor.stop()
})
