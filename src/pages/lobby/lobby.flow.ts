import { fromPromise } from 'xstate'
import { readGames } from '#api/lobby/game-list.ts'
import { forgetLists, saveList } from '#api/lobby/game-list-cache.ts'
import { isOwn, partOf } from '#machines/lobby/lobby.logic.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'

/** Lists are cached, so that viewers find them unchanged when they return. */
export const lobbyFlow = lobbyMachine.provide({
  actors: {
    readGames: fromPromise(({ input, signal }) => readGames(input.query, input.language, signal)),
  },
  actions: {
    saveList: ({ context }) => saveList(context.query, context.language, partOf(context)),
    clearLists: () => forgetLists(() => true),
    clearOwnLists: () => forgetLists(isOwn),
  },
})
