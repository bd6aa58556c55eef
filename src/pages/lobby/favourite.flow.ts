import { fromPromise } from 'xstate'
import { readMarked, saveMark } from '#api/lobby/favourites.ts'
import { favouriteMachine } from '#machines/lobby/favourite.machine.ts'

export const favouriteFlow = favouriteMachine.provide({
  actors: {
    readMarked: fromPromise(({ signal }) => readMarked(signal)),
    saveMark: fromPromise(({ input, signal }) => saveMark(input, signal)),
  },
})
