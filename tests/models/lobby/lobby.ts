import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { GameListQuery } from '#api/lobby/game-list.ts'
import { lobbyMachine } from '#machines/lobby/lobby.machine.ts'

const slots: GameListQuery = {
  selection: 'all',
  category: 'RNG',
  vendor: null,
  kind: null,
  text: '',
  first: 1,
  pages: 1,
}
const own: GameListQuery = { ...slots, selection: 'favorite', category: null }
const games = [{ nodeId: 1, vassalage: 'PG', gameType: 'RNG' }] as const
const some = { games, totalPages: 2, total: 20, close: false }
const none = { games: [], totalPages: 0, total: 0, close: false }

export const lobbyModel = defineModel(lobbyMachine, {
  inputs: {
    'a category': { player: 'visitor', language: 'pt', query: slots, known: null },
    'a list already loaded': { player: 'visitor', language: 'pt', query: slots, known: some },
    'the player’s own list': { player: null, language: 'pt', query: own, known: null },
  },
  events: {
    'query.changed': {
      'to a category': { query: slots, known: null },
      'to another category': { query: { ...slots, category: 'FISH' }, known: null },
      'to a category already loaded': { query: slots, known: some },
      'to more pages': { query: { ...slots, pages: 2 }, known: null },
      'to the player’s own list': { query: own, known: null },
      'to a search by name': { query: { ...slots, text: 'onça' }, known: null },
    },
    'language.changed': { 'to English': { language: 'en' } },
    'player.changed': {
      'a player logs in': { player: 'member' },
      'the player logs out': { player: 'visitor' },
    },
    'text.type': {
      'a name': { text: 'onça' },
      'a name and a space': { text: 'onça ' },
      'no text': { text: '' },
    },
    'text.send': {},
    'list.retry': {},
    'list.outdated': {},
  },
  outcomes: {
    readGames: {
      'some games': { done: some },
      'no games': { done: none },
      'fewer pages': { done: { ...none, totalPages: 1, total: 3 } },
      'no answer': { error: new CallFailed('timeout') },
    },
  },
  view: ({ query, text, games, shownPages, failure, player }) => ({
    query: [query.selection, query.category, query.text, query.pages],
    text,
    hasGames: games.length > 0,
    shownPages,
    failure: failure?.reason ?? null,
    player,
  }),
})
