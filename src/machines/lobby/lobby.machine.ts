import { assign, type DoneActorEvent, emit, raise, setup } from 'xstate'
import type { GameListPart, GameListQuery } from '#api/lobby/game-list.ts'
import type { Language } from '#domain/text/language.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import {
  createContext,
  isCurrentQuery,
  isNextPage,
  isOtherList,
  isOwn,
  isSameQuery,
  isShownQuery,
  type LobbyContext,
  type LobbyInput,
  missingOf,
  searchQuery,
  typedRequest,
  withoutRepeats,
} from './lobby.logic.ts'

/** How long typing must pause before a search starts, in ms. */
const QUIET = 250
/** How long loading may take before its indicator appears, in ms. */
const LATE = 200

type Read = { query: GameListQuery; language: Language }

type QueryChange = { query: GameListQuery; known: GameListPart | null }

const changedQuery = ({ event }: { event: { query: GameListQuery } }) => event.query
const part = ({ event }: { event: DoneActorEvent<GameListPart> }) => event.output
const setQuery = { type: 'setQuery', params: changedQuery } as const
const setPart = { type: 'setPart', params: part } as const
const setPlayer = {
  type: 'setPlayer',
  params: ({ event }: { event: { player: Player } }) => event.player,
} as const
const setFailure = { type: 'setFailure', params: errorOf } as const

/**
 * A list of games in the lobby (HOME-06, HOME-07, HOME-09), chosen by the URL. A new request cancels the
 * previous one, so that an outdated response is never shown.
 */
export const lobbyMachine = setup({
  types: {
    input: {} as LobbyInput,
    context: {} as LobbyContext,
    events: {} as
      /** The URL or the search field selects another list. `known` is its cached content, or null. */
        | ({ type: 'query.changed' } & QueryChange)
        | { type: 'language.changed'; language: Language }
        | { type: 'player.changed'; player: Player }
        | { type: 'text.type'; text: string }
        | { type: 'text.send' }
        | { type: 'list.retry' }
        | { type: 'list.outdated' },
    emitted: {} as
      | { type: 'lobby.loginNeeded' }
      /** Asks the page to put this search text in the URL. */
      | { type: 'lobby.search'; text: string }
      | { type: 'lobby.moveTo'; page: number },
    tags: {} as 'busy' | 'late' | 'listed',
  },
  actors: {
    readGames: providedCall<GameListPart, Read>(),
  },
  guards: {
    isKnown: ({ context }) => context.shownPages > 0,
    isOwn: ({ context }) => isOwn(context.query),
    isOwnOfUnknown: ({ context }) => isOwn(context.query) && context.player === null,
    isOwnOfVisitor: ({ context }) => isOwn(context.query) && context.player === 'visitor',
    isNextPage: ({ context }, query: GameListQuery) => isNextPage(context, query),
    isSameQuery: ({ context }, query: GameListQuery) => isSameQuery(context.query, query),
    isCached: (_, { known }: QueryChange) => known !== null,
    isOtherList: ({ context }) => isOtherList(context),
    isShownQuery: ({ context }, query: GameListQuery) => isShownQuery(context, query),
    isPastEnd: (_, { games, totalPages }: GameListPart) => games.length === 0 && totalPages > 0,
    isEmpty: (_, { games }: GameListPart) => games.length === 0,
    isSearched: ({ context }) => isCurrentQuery(context, context.query),
    isCurrentQuery: ({ context }, query: GameListQuery) => isCurrentQuery(context, query),
  },
  actions: {
    setQuery: assign({ query: (_, query: GameListQuery) => query }),
    showText: assign({ text: (_, query: GameListQuery) => query.text }),
    setText: assign({ text: (_, text: string) => text }),
    setLanguage: assign({ language: (_, language: Language) => language }),
    setPlayer: assign({ player: (_, player: Player) => player }),
    setPart: assign(({ context }, part: GameListPart) => ({
      ...part,
      games: withoutRepeats(part.games),
      listed: context.query,
      shownPages: context.query.pages,
      failure: null,
    })),
    setCached: assign((_, { query, known }: QueryChange) => ({
      ...known,
      query,
      listed: query,
      shownPages: query.pages,
      failure: null,
    })),
    dropGames: assign({ games: [], listed: null }),
    addPart: assign(({ context }, part: GameListPart) => ({
      ...part,
      games: withoutRepeats([...context.games, ...part.games]),
      shownPages: context.query.pages,
      failure: null,
    })),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    clearKnown: assign({ shownPages: 0 }),
    saveList: providedEffect(),
    clearLists: providedEffect(),
    clearOwnLists: providedEffect(),
    requestLogin: emit({ type: 'lobby.loginNeeded' }),
    search: emit(({ context }) => ({ type: 'lobby.search', text: searchQuery(context) })),
    raiseQuery: raise(({ context }) => ({
      type: 'query.changed',
      query: typedRequest(context),
      known: null,
    })),
    moveToLast: emit((_, { totalPages }: GameListPart) => ({ type: 'lobby.moveTo', page: totalPages })),
  },
  delays: { untilQuiet: QUIET, untilLate: LATE },
}).createMachine({
  id: 'lobby',
  description:
    'Lists the games of a category, the popular or new ones, or the player’s own, with filters and search.',
  context: ({ input }) => createContext(input),
  type: 'parallel',
  states: {
    field: {
      description: 'The search field.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The field shows the current search.',
          on: {
            'text.type': {
              target: 'typing',
              actions: { type: 'setText', params: ({ event }) => event.text },
            },
            'query.changed': [
              {
                guard: { type: 'isCurrentQuery', params: changedQuery },
                description: 'Spaces around the text do not change the search, so the field keeps them.',
              },
              { actions: { type: 'showText', params: changedQuery } },
            ],
          },
        },
        typing: {
          description:
            'The player is typing. The search starts after a short pause, or at once when the player submits it.',
          on: {
            'text.type': {
              target: 'typing',
              reenter: true,
              actions: { type: 'setText', params: ({ event }) => event.text },
            },
            'text.send': 'searching',
          },
          after: { untilQuiet: 'searching' },
        },
        searching: {
          description: 'The page searches for the text and updates the URL.',
          always: [
            { guard: 'isSearched', target: 'idle' },
            { target: 'idle', actions: ['raiseQuery', 'search'] },
          ],
        },
      },
    },
    list: {
      description: 'The list of games.',
      initial: 'restoring',
      on: {
        'query.changed': [
          {
            guard: { type: 'isSameQuery', params: changedQuery },
            description: 'The URL now matches the search in progress, so nothing is reloaded.',
          },
          {
            guard: { type: 'isCached', params: eventParams },
            target: '.shown',
            actions: { type: 'setCached', params: eventParams },
          },
          { target: '.routing', actions: setQuery },
        ],
        'language.changed': {
          target: '.routing',
          actions: { type: 'setLanguage', params: ({ event }) => event.language },
        },
        'player.changed': [
          { guard: 'isOwn', target: '.routing', actions: ['clearOwnLists', setPlayer] },
          {
            description: 'This list is the same for everyone, so it is not reloaded.',
            actions: ['clearOwnLists', setPlayer],
          },
        ],
      },
      states: {
        restoring: {
          description: 'The page has just opened. A list that the player returns to is shown at once.',
          always: [{ guard: 'isKnown', target: 'shown' }, { target: 'routing' }],
        },
        routing: {
          description: 'The page checks whether the list is personal and the player is logged in.',
          entry: 'clearKnown',
          always: [
            { guard: 'isOwnOfUnknown', target: 'waiting' },
            { guard: 'isOwnOfVisitor', target: 'needsLogin' },
            { target: 'reading' },
          ],
        },
        waiting: {
          description: 'The list is personal, and it is not known yet whether the player is logged in.',
          tags: 'busy',
        },
        needsLogin: {
          description: 'The list is personal and the visitor is not logged in, so the login opens.',
          entry: 'requestLogin',
        },
        reading: {
          description: 'The games are loading. The previous ones stay on screen until then.',
          tags: 'busy',
          initial: 'early',
          on: {
            'list.outdated': {
              target: 'reading',
              reenter: true,
              description: 'The list has changed, so the page loads it again and ignores the earlier answer.',
              actions: 'clearLists',
            },
          },
          invoke: {
            id: 'readGames',
            src: 'readGames',
            input: ({ context: { query, language } }) => ({ query, language }),
            onDone: [
              {
                guard: { type: 'isPastEnd', params: part },
                target: 'pastEnd',
                actions: { type: 'moveToLast', params: part },
              },
              { guard: { type: 'isEmpty', params: part }, target: 'empty', actions: setPart },
              { target: 'shown', actions: setPart },
            ],
            onError: { target: 'failed', actions: setFailure },
          },
          states: {
            early: {
              description: 'Loading has just begun. No loading indicator is shown yet.',
              after: {
                untilLate: [
                  {
                    description:
                      'The old games belong to another list and are removed while the new ones load.',
                    guard: 'isOtherList',
                    target: 'late',
                    actions: 'dropGames',
                  },
                  { target: 'late' },
                ],
              },
            },
            late: {
              description: 'Loading is taking a moment, so a loading indicator is shown.',
              tags: 'late',
            },
          },
        },
        pastEnd: {
          description:
            'The requested page is past the end of the list. The player is taken to the last page.',
          tags: 'busy',
        },
        shown: {
          description: 'The games are shown. The player can choose one.',
          tags: 'listed',
          initial: 'idle',
          on: {
            'list.outdated': { target: 'reading', actions: 'clearLists' },
            'query.changed': [
              {
                description: 'The player wants only the games already shown, so loading more is cancelled.',
                guard: { type: 'isShownQuery', params: changedQuery },
                target: '.idle',
                actions: setQuery,
              },
              {
                guard: { type: 'isNextPage', params: changedQuery },
                target: '.loadingMore',
                actions: setQuery,
              },
            ],
          },
          states: {
            idle: {
              description: 'All requested games are shown.',
              entry: 'saveList',
            },
            loadingMore: {
              description: 'More games are loading below those shown.',
              tags: 'busy',
              invoke: {
                id: 'readMore',
                src: 'readGames',
                input: ({ context }) => ({ query: missingOf(context), language: context.language }),
                onDone: { target: 'idle', actions: { type: 'addPart', params: part } },
                onError: { target: 'moreFailed', actions: setFailure },
              },
            },
            moreFailed: {
              description: 'More games could not be loaded. Those shown stay, and the player can try again.',
              on: { 'list.retry': 'loadingMore' },
            },
          },
        },
        empty: { description: 'No game matches. The player can remove filters.' },
        failed: {
          description: 'The games could not be loaded. The player can try again.',
          on: { 'list.retry': 'reading' },
        },
      },
    },
  },
})
