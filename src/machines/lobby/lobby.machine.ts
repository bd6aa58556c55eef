import { assign, type DoneActorEvent, emit, fromPromise, raise, setup } from 'xstate'
import { type GameListPart, type GameListQuery, readGames } from '#api/lobby/game-list.ts'
import { forgetLists, saveList } from '#api/lobby/game-list-cache.ts'
import type { Language } from '#domain/text/language.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import {
  createContext,
  isAsShown,
  isElsewhere,
  isMore,
  isOwn,
  isSameQuery,
  isWhatStands,
  type LobbyContext,
  type LobbyInput,
  missingOf,
  partOf,
  searchQuery,
  typedRequest,
  withoutRepeats,
} from './lobby.logic.ts'

/** Ms without typing before a search starts. */
const QUIET = 250
/** Ms for which the previous games stay without a loading indicator. */
const LATE = 200

type Read = { wish: GameListQuery; language: Language }

type Wished = { wish: GameListQuery; known: GameListPart | null }

const wished = ({ event }: { event: { wish: GameListQuery } }) => event.wish
const heard = ({ event }: { event: Wished }): Wished => event
const part = ({ event }: { event: DoneActorEvent<GameListPart> }) => event.output
const setQuery = { type: 'setQuery', params: wished } as const
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
        | ({ type: 'wish.changed' } & Wished)
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
    readGames: fromPromise<GameListPart, Read>(({ input, signal }) =>
      readGames(input.wish, input.language, signal),
    ),
  },
  guards: {
    isKnown: ({ context }) => context.shownPages > 0,
    isOwn: ({ context }) => isOwn(context.wish),
    isOwnOfUnknown: ({ context }) => isOwn(context.wish) && context.player === null,
    isOwnOfVisitor: ({ context }) => isOwn(context.wish) && context.player === 'visitor',
    isNextPage: ({ context }, wish: GameListQuery) => isMore(context, wish),
    isSameQuery: ({ context }, wish: GameListQuery) => isSameQuery(context.wish, wish),
    isCached: (_, { known }: Wished) => known !== null,
    isOtherList: ({ context }) => isElsewhere(context),
    isShownQuery: ({ context }, wish: GameListQuery) => isAsShown(context, wish),
    isPastEnd: (_, { games, totalPages }: GameListPart) => games.length === 0 && totalPages > 0,
    isEmpty: (_, { games }: GameListPart) => games.length === 0,
    isSearched: ({ context }) => isWhatStands(context, context.wish),
    isCurrentQuery: ({ context }, wish: GameListQuery) => isWhatStands(context, wish),
  },
  actions: {
    setQuery: assign({ wish: (_, wish: GameListQuery) => wish }),
    showText: assign({ text: (_, wish: GameListQuery) => wish.text }),
    setText: assign({ text: (_, text: string) => text }),
    setLanguage: assign({ language: (_, language: Language) => language }),
    setPlayer: assign({ player: (_, player: Player) => player }),
    setPart: assign(({ context }, part: GameListPart) => ({
      ...part,
      games: withoutRepeats(part.games),
      listed: context.wish,
      shownPages: context.wish.pages,
      failure: null,
    })),
    setCached: assign((_, { wish, known }: Wished) => ({
      ...known,
      wish,
      listed: wish,
      shownPages: wish.pages,
      failure: null,
    })),
    dropGames: assign({ games: [], listed: null }),
    addPart: assign(({ context }, part: GameListPart) => ({
      ...part,
      games: withoutRepeats([...context.games, ...part.games]),
      shownPages: context.wish.pages,
      failure: null,
    })),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    clearKnown: assign({ shownPages: 0 }),
    saveList: ({ context }) => saveList(context.wish, context.language, partOf(context)),
    clearLists: () => forgetLists(() => true),
    clearOwnLists: () => forgetLists(isOwn),
    requestLogin: emit({ type: 'lobby.loginNeeded' }),
    search: emit(({ context }) => ({ type: 'lobby.search', text: searchQuery(context) })),
    raiseQuery: raise(({ context }) => ({ type: 'wish.changed', wish: typedRequest(context), known: null })),
    moveToLast: emit((_, { totalPages }: GameListPart) => ({ type: 'lobby.moveTo', page: totalPages })),
  },
  delays: { untilQuiet: QUIET, untilLate: LATE },
}).createMachine({
  id: 'lobby',
  description:
    'Lists games: a whole category, the hot ones, the new ones or somebody’s own, as narrow as wished.',
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
            'wish.changed': [
              {
                guard: { type: 'isCurrentQuery', params: wished },
                description: 'Spaces around a name are not looked for; the next word is about to be typed.',
              },
              { actions: { type: 'showText', params: wished } },
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
          description: 'What was typed is looked for, and the address is asked to name it, unless it does.',
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
        'wish.changed': [
          {
            guard: { type: 'isSameQuery', params: wished },
            description: 'The address has come to name what is looked for already.',
          },
          {
            guard: { type: 'isCached', params: heard },
            target: '.shown',
            actions: { type: 'setCached', params: heard },
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
          description: 'Whether the list may be read depends on whose it is and who is here.',
          entry: 'clearKnown',
          always: [
            { guard: 'isOwnOfUnknown', target: 'waiting' },
            { guard: 'isOwnOfVisitor', target: 'needsLogin' },
            { target: 'reading' },
          ],
        },
        waiting: {
          description: 'Who is here is still being found out; the list is a member’s own.',
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
            input: ({ context: { wish, language } }) => ({ wish, language }),
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
                    description: 'Games of another page would stand under the title of this one.',
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
            'wish.changed': [
              {
                description: 'No more than is shown: what was on its way beyond it is called off.',
                guard: { type: 'isShownQuery', params: wished },
                target: '.idle',
                actions: setQuery,
              },
              { guard: { type: 'isNextPage', params: wished }, target: '.loadingMore', actions: setQuery },
            ],
          },
          states: {
            idle: {
              description: 'As many games as wished are listed.',
              entry: 'saveList',
            },
            loadingMore: {
              description: 'More games are on their way, to stand behind those that are listed.',
              tags: 'busy',
              invoke: {
                id: 'readMore',
                src: 'readGames',
                input: ({ context }) => ({ wish: missingOf(context), language: context.language }),
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
