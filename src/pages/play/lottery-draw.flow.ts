import { fromPromise } from 'xstate'
import { openLottery, readDraws } from '#api/play/lottery.ts'
import { lotteryDrawMachine } from '#machines/play/lottery-draw.machine.ts'

export const lotteryDrawFlow = lotteryDrawMachine.provide({
  actors: {
    openLottery: fromPromise(({ input, signal }) => openLottery(input, signal)),
    readDraws: fromPromise(({ input, signal }) => readDraws(input.gameCode, signal)),
  },
})
