import { fromPromise } from 'xstate'
import { readWinners } from '#api/lobby/winner-board.ts'
import { winnerBoardMachine } from '#machines/lobby/winner-board.machine.ts'

export const winnerBoardFlow = winnerBoardMachine.provide({
  actors: { readWinners: fromPromise(({ input, signal }) => readWinners(input, signal)) },
})
