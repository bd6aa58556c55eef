import { fromPromise } from 'xstate'
import { readVisit, saveVisit } from '#api/play/game-visit.ts'
import { gameVisitMachine } from '#machines/play/game-visit.machine.ts'

export const gameVisitFlow = gameVisitMachine.provide({
  actors: { readVisit: fromPromise(({ input, signal }) => readVisit(input, signal)) },
  actions: { persistVisit: ({ context }) => saveVisit(context.visit) },
})
