import { fromPromise } from 'xstate'
import { askForPuzzle, judgePuzzle } from '#api/auth/slider.ts'
import { sliderMachine } from '#machines/auth/slider.machine.ts'

export const sliderFlow = sliderMachine.provide({
  actors: {
    askForPuzzle: fromPromise(({ input, signal }) => askForPuzzle(input, signal)),
    judgePuzzle: fromPromise(({ input, signal }) => judgePuzzle(input, signal)),
  },
})
