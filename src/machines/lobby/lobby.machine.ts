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

/** Milliseconds of quiet after which what was typed is looked for. */
const QUIET = 250
/** Milliseconds for which the games before may stand as if nothing was on its way. */
const LATE = 200

type Read = { wish: GameListQuery; language: Language }

type Wished = { wish: GameListQuery; known: GameListPart | null }

const wished = ({ event }: { event: { wish: GameListQuery } }) => event.wish
const heard = ({ event }: { event: Wished }): Wished => event
const part = ({ event }: { event: DoneActorEvent<GameListPart> }) => event.output
const keepWish = { type: 'keepWish', params: wished } as const
const keepPart = { type: 'keepPart', params: part } as const
const keepPlayer = {
  type: 'keepPlayer',
  params: ({ event }: { event: { player: Player } }) => event.player,
} as const
const keepFailure = { type: 'keepFailure', params: errorOf } as const

/**
 * A list of the lobby's games (HOME-06, HOME-07, HOME-09). The address says which; a later wish calls off an earlier one, so
 * that an answer that comes late or out of order shows nothing that is not wished any more.
 */
export const lobbyMachine = setup({
  types: {
    input: {} as LobbyInput,
    context: {} as LobbyContext,
    events: {} as
      /** The address names another list; `known` is what it held a short while ago. */
        | ({ type: 'wish.changed' } & Wished)
        | { type: 'language.changed'; language: Language }
        | { type: 'player.changed'; player: Player }
        | { type: 'text.type'; text: string }
        | { type: 'text.send' }
        | { type: 'list.retry' }
        /** A game of it, or of another, is no longer as it was. */
        | { type: 'list.outdated' },
    emitted: {} as
      | { type: 'lobby.loginNeeded' }
      /** The address is to name this text. */
      | { type: 'lobby.search'; text: string }
      /** The list is shorter than the address says: it is to name the last page there is. */
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
    isMore: ({ context }, wish: GameListQuery) => isMore(context, wish),
    isWished: ({ context }, wish: GameListQuery) => isSameQuery(context.wish, wish),
    isKnownWish: (_, { known }: Wished) => known !== null,
    isElsewhere: ({ context }) => isElsewhere(context),
    isAsShown: ({ context }, wish: GameListQuery) => isAsShown(context, wish),
    isPastEnd: (_, { games, totalPages }: GameListPart) => games.length === 0 && totalPages > 0,
    isEmpty: (_, { games }: GameListPart) => games.length === 0,
    isSearched: ({ context }) => isWhatStands(context, context.wish),
    isWhatStands: ({ context }, wish: GameListQuery) => isWhatStands(context, wish),
  },
  actions: {
    keepWish: assign({ wish: (_, wish: GameListQuery) => wish }),
    showText: assign({ text: (_, wish: GameListQuery) => wish.text }),
    keepText: assign({ text: (_, text: string) => text }),
    keepLanguage: assign({ language: (_, language: Language) => language }),
    keepPlayer: assign({ player: (_, player: Player) => player }),
    keepPart: assign(({ context }, part: GameListPart) => ({
      ...part,
      games: withoutRepeats(part.games),
      listed: context.wish,
      shownPages: context.wish.pages,
      failure: null,
    })),
    keepKnown: assign((_, { wish, known }: Wished) => ({
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
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    forgetKnown: assign({ shownPages: 0 }),
    rememberList: ({ context }) => saveList(context.wish, context.language, partOf(context)),
    forgetLists: () => forgetLists(() => true),
    forgetOwnLists: () => forgetLists(isOwn),
    askToLogIn: emit({ type: 'lobby.loginNeeded' }),
    search: emit(({ context }) => ({ type: 'lobby.search', text: searchQuery(context) })),
    wishTyped: raise(({ context }) => ({ type: 'wish.changed', wish: typedRequest(context), known: null })),
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
      initial: 'still',
      states: {
        still: {
          description: 'The field shows what is looked for.',
          on: {
            'text.type': {
              target: 'typing',
              actions: { type: 'keepText', params: ({ event }) => event.text },
            },
            'wish.changed': [
              {
                guard: { type: 'isWhatStands', params: wished },
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
              actions: { type: 'keepText', params: ({ event }) => event.text },
            },
            'text.send': 'typed',
          },
          after: { untilQuiet: 'typed' },
        },
        typed: {
          description: 'What was typed is looked for, and the address is asked to name it, unless it does.',
          always: [
            { guard: 'isSearched', target: 'still' },
            { target: 'still', actions: ['wishTyped', 'search'] },
          ],
        },
      },
    },
    list: {
      description: 'The games themselves.',
      initial: 'opening',
      on: {
        'wish.changed': [
          {
            guard: { type: 'isWished', params: wished },
            description: 'The address has come to name what is looked for already.',
          },
          {
            guard: { type: 'isKnownWish', params: heard },
            target: '.shown',
            actions: { type: 'keepKnown', params: heard },
          },
          { target: '.deciding', actions: keepWish },
        ],
        'language.changed': {
          target: '.deciding',
          actions: { type: 'keepLanguage', params: ({ event }) => event.language },
        },
        'player.changed': [
          { guard: 'isOwn', target: '.deciding', actions: ['forgetOwnLists', keepPlayer] },
          { description: 'Everybody is shown the same.', actions: ['forgetOwnLists', keepPlayer] },
        ],
      },
      states: {
        opening: {
          description: 'The page has just been opened; coming back to a list, it is known.',
          always: [{ guard: 'isKnown', target: 'shown' }, { target: 'deciding' }],
        },
        deciding: {
          description: 'Whether the list may be read depends on whose it is and who is here.',
          entry: 'forgetKnown',
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
          entry: 'askToLogIn',
        },
        reading: {
          description: 'The games are on their way; those shown before stay until then.',
          tags: 'busy',
          initial: 'soon',
          on: {
            'list.outdated': {
              target: 'reading',
              reenter: true,
              description: 'An answer from before would not have it.',
              actions: 'forgetLists',
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
              { guard: { type: 'isEmpty', params: part }, target: 'empty', actions: keepPart },
              { target: 'shown', actions: keepPart },
            ],
            onError: { target: 'failed', actions: keepFailure },
          },
          states: {
            soon: {
              description: 'They have not been waited for yet.',
              after: {
                untilLate: [
                  {
                    description: 'Games of another page would stand under the title of this one.',
                    guard: 'isElsewhere',
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
          initial: 'resting',
          on: {
            'list.outdated': { target: 'reading', actions: 'forgetLists' },
            'wish.changed': [
              {
                description: 'No more than is shown: what was on its way beyond it is called off.',
                guard: { type: 'isAsShown', params: wished },
                target: '.resting',
                actions: keepWish,
              },
              { guard: { type: 'isMore', params: wished }, target: '.growing', actions: keepWish },
            ],
          },
          states: {
            resting: {
              description: 'As many games as wished are listed.',
              entry: 'rememberList',
            },
            growing: {
              description: 'More games are on their way, to stand behind those that are listed.',
              tags: 'busy',
              invoke: {
                id: 'readMore',
                src: 'readGames',
                input: ({ context }) => ({ wish: missingOf(context), language: context.language }),
                onDone: { target: 'resting', actions: { type: 'addPart', params: part } },
                onError: { target: 'growthFailed', actions: keepFailure },
              },
            },
            growthFailed: {
              description: 'No more games came; those listed stay, and it may be tried again.',
              on: { 'list.retry': 'growing' },
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
