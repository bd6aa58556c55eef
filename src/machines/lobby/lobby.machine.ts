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

/** Ms without typing before a search starts. */
const QUIET = 250
/** Ms for which the previous games stay without a loading indicator. */
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
 * A list of games in the lobby (HOME-06, HOME-07, HOME-09), chosen by the address. A later request cancels an
 * earlier one, so late answers are never shown.
 */
export const lobbyMachine = setup({
  types: {
    input: {} as LobbyInput,
    context: {} as LobbyContext,
    events: {} as
      /** The address names another list; `known` is its cached content. */
        | ({ type: 'query.changed' } & QueryChange)
        | { type: 'language.changed'; language: Language }
        | { type: 'player.changed'; player: Player }
        | { type: 'text.type'; text: string }
        | { type: 'text.send' }
        | { type: 'list.retry' }
        | { type: 'list.outdated' },
    emitted: {} as
      | { type: 'lobby.loginNeeded' }
      /** The address should hold this search text. */
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
    'Lists games: a whole category, the hot ones, the new ones or the member’s own, filtered as chosen.',
  context: ({ input }) => createContext(input),
  type: 'parallel',
  states: {
    field: {
      description: 'What is typed to find a game.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The field shows what is looked for.',
          on: {
            'text.type': {
              target: 'typing',
              actions: { type: 'setText', params: ({ event }) => event.text },
            },
            'query.changed': [
              {
                guard: { type: 'isCurrentQuery', params: changedQuery },
                description: 'Spaces around a name are not looked for; the next word is about to be typed.',
              },
              { actions: { type: 'showText', params: changedQuery } },
            ],
          },
        },
        typing: {
          description: 'Something is being typed; it is looked for after a moment of quiet, or at once.',
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
          description:
            'What was typed is looked for, and the address is changed to it, unless it names it already.',
          always: [
            { guard: 'isSearched', target: 'idle' },
            { target: 'idle', actions: ['raiseQuery', 'search'] },
          ],
        },
      },
    },
    list: {
      description: 'The games themselves.',
      initial: 'restoring',
      on: {
        'query.changed': [
          {
            guard: { type: 'isSameQuery', params: changedQuery },
            description: 'The address has come to name what is looked for already.',
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
          { description: 'Everybody is shown the same.', actions: ['clearOwnLists', setPlayer] },
        ],
      },
      states: {
        restoring: {
          description: 'The page has just been opened; coming back to a list, it is known.',
          always: [{ guard: 'isKnown', target: 'shown' }, { target: 'routing' }],
        },
        routing: {
          description: 'Whether the list may be read depends on whose it is and who is logged in.',
          entry: 'clearKnown',
          always: [
            { guard: 'isOwnOfUnknown', target: 'waiting' },
            { guard: 'isOwnOfVisitor', target: 'needsLogin' },
            { target: 'reading' },
          ],
        },
        waiting: {
          description: 'Whether a member is logged in is not known yet; the list is a member’s own.',
          tags: 'busy',
        },
        needsLogin: {
          description: 'The list is a member’s own and nobody is logged in, so the login is offered.',
          entry: 'requestLogin',
        },
        reading: {
          description: 'The games are on their way; those shown before stay until then.',
          tags: 'busy',
          initial: 'early',
          on: {
            'list.outdated': {
              target: 'reading',
              reenter: true,
              description: 'An answer from before would not have it.',
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
              description: 'They have not been waited for yet.',
              after: {
                untilLate: [
                  {
                    description: 'Games of another page would be shown under the title of this one.',
                    guard: 'isOtherList',
                    target: 'late',
                    actions: 'dropGames',
                  },
                  { target: 'late' },
                ],
              },
            },
            late: { description: 'They take a while, which is shown.', tags: 'late' },
          },
        },
        pastEnd: {
          description:
            'The list has fewer pages than were asked for; the address is about to name the last one.',
          tags: 'busy',
        },
        shown: {
          description: 'The games can be chosen from.',
          tags: 'listed',
          initial: 'idle',
          on: {
            'list.outdated': { target: 'reading', actions: 'clearLists' },
            'query.changed': [
              {
                description: 'No more than is shown: what was on its way beyond it is called off.',
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
              description: 'As many games as asked for are listed.',
              entry: 'saveList',
            },
            loadingMore: {
              description: 'More games are on their way, to follow those that are listed.',
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
              description: 'No more games came; those listed stay, and it may be tried again.',
              on: { 'list.retry': 'loadingMore' },
            },
          },
        },
        empty: { description: 'There is no such game; what narrows the list can be taken back.' },
        failed: {
          description: 'The games did not come; it may be tried again.',
          on: { 'list.retry': 'reading' },
        },
      },
    },
  },
})
