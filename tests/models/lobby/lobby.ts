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
    'a cached list': { player: 'visitor', language: 'pt', query: slots, known: some },
    'own list': { player: null, language: 'pt', query: own, known: null },
  },
  events: {
    'query.changed': {
      'a category': { query: slots, known: null },
      'another category': { query: { ...slots, category: 'FISH' }, known: null },
      'a cached category': { query: slots, known: some },
      'more pages': { query: { ...slots, pages: 2 }, known: null },
      'own list': { query: own, known: null },
      'a name': { query: { ...slots, text: 'onça' }, known: null },
    },
    'language.changed': { english: { language: 'en' } },
    'player.changed': { 'a member comes': { player: 'member' }, 'the member leaves': { player: 'visitor' } },
    'text.type': {
      'a name': { text: 'onça' },
      'a name and a space': { text: 'onça ' },
      nothing: { text: '' },
    },
    'text.send': {},
    'list.retry': {},
    'list.outdated': {},
  },
  outcomes: {
    readGames: {
      some: { done: some },
      none: { done: none },
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
