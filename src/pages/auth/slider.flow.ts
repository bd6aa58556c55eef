import { fromPromise } from 'xstate'
import { requestPuzzle, verifyPuzzle } from '#api/auth/slider.ts'
import { sliderMachine } from '#machines/auth/slider.machine.ts'

export const sliderFlow = sliderMachine.provide({
  actors: {
    requestPuzzle: fromPromise(({ input, signal }) => requestPuzzle(input, signal)),
    verifyPuzzle: fromPromise(({ input, signal }) => verifyPuzzle(input, signal)),
  },
})
