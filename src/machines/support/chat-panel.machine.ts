import { assign, type DoneActorEvent, emit, setup, stateIn } from 'xstate'
import type { ListedRoom, RoomsRead } from '#api/support/chat-room.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { refetchOnNews } from './chat-refetch.ts'

/**
 * Time between two refreshes without a pushed message, in ms. Refreshes are needed because nothing is pushed
 * when members come and go.
 */
const REFRESH_INTERVAL = 20_000

type Input = {
  isOn: boolean
  isMember: boolean
  roomId: string | null
}

type Context = Input & { rooms: readonly ListedRoom[]; failure: CallFailure | null }

const read = ({ event }: { event: DoneActorEvent<RoomsRead> }) => event.output
const wanted = ({ event }: { event: { roomId: string } }) => event.roomId
const setRooms = { type: 'setRooms', params: read } as const
/** Transitions to the chosen room. If it is not listed, `notifyRoom` lets the page correct the URL. */
const toRoom = [
  {
    guard: { type: 'isListed', params: wanted },
    target: '#chatPanel.inRoom',
    reenter: true,
    actions: { type: 'setRoom', params: wanted },
  },
  { actions: 'notifyRoom' },
] as const
const isOff = { type: 'isOff', params: read } as const

/** The lobby's chat rooms (CS-03). One room is open at a time, and another machine handles its messages. */
export const chatPanelMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'login.ask' }
      | { type: 'member.loggedIn' }
      | { type: 'room.choose'; roomId: string }
      | { type: 'rooms.show' }
      | { type: 'chat.news' }
      | { type: 'rooms.retry' },
    emitted: {} as
      | { type: 'login.wanted' }
      /** The open room; null for the list of rooms. */
      | { type: 'room.entered'; roomId: string | null },
    tags: {} as 'busy',
    children: {} as { readRooms: 'readRooms'; readNews: 'readRooms' },
  },
  actors: { readRooms: providedCall<RoomsRead>() },
  guards: {
    isSwitchedOff: ({ context }) => !context.isOn,
    isVisitor: ({ context }) => !context.isMember,
    isOff: (_, answer: RoomsRead) => answer.outcome === 'off',
    isWantedListed: ({ context }, answer: RoomsRead) => isListed(answer, context.roomId),
    isListed: ({ context }, roomId: string) => context.rooms.some(({ id }) => id === roomId),
    isCurrentRoom: ({ context }, roomId: string) => context.roomId === roomId,
    hadNewsWhileReloading: stateIn({ choosing: { reloading: 'outdated' } }),
  },
  actions: {
    setRooms: assign((_, answer: RoomsRead) =>
      answer.outcome === 'read' ? { rooms: answer.rooms, failure: null } : {},
    ),
    setRoom: assign({ roomId: (_, roomId: string) => roomId }),
    clearRoom: assign({ roomId: null }),
    notifyRoom: emit(({ context }) => ({ type: 'room.entered', roomId: context.roomId })),
    requestLogin: emit({ type: 'login.wanted' }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilRefresh: REFRESH_INTERVAL },
}).createMachine({
  id: 'chatPanel',
  description: 'Lets players choose a chat room and switch between rooms.',
  context: ({ input }) => ({ ...input, rooms: [], failure: null }),
  initial: 'routing',
  on: {
    'room.choose': {
      description: 'The room from the URL is kept until the rooms are loaded.',
      actions: { type: 'setRoom', params: wanted },
    },
    'rooms.show': { actions: 'clearRoom' },
  },
  states: {
    routing: {
      description: 'The page checks whether chat is available and the player is logged in.',
      always: [
        { guard: 'isSwitchedOff', target: 'off' },
        { guard: 'isVisitor', target: 'loginNeeded' },
        { target: 'reading' },
      ],
    },
    loginNeeded: {
      description: 'Only logged-in players can chat, so the login opens. The rooms load afterwards.',
      entry: 'requestLogin',
      on: { 'login.ask': { actions: 'requestLogin' }, 'member.loggedIn': 'reading' },
    },
    reading: {
      description: 'The rooms are loading.',
      tags: 'busy',
      invoke: {
        id: 'readRooms',
        src: 'readRooms',
        onDone: [
          { guard: isOff, target: 'off' },
          { guard: { type: 'isWantedListed', params: read }, target: 'inRoom', actions: setRooms },
          { target: 'choosing', actions: [setRooms, 'clearRoom'] },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    choosing: {
      description: 'The rooms are listed with their number of players and last message.',
      entry: 'notifyRoom',
      initial: 'listening',
      on: {
        'room.choose': toRoom,
      },
      states: {
        listening: {
          description:
            'The list is up to date. It reloads when a new message arrives and at regular intervals.',
          on: { 'chat.news': 'reloading' },
          after: { untilRefresh: 'reloading' },
        },
        reloading: {
          description: 'The list is reloading.',
          invoke: {
            id: 'readNews',
            src: 'readRooms',
            onDone: [
              { guard: isOff, target: '#chatPanel.off' },
              { guard: 'hadNewsWhileReloading', target: 'reloading', reenter: true, actions: setRooms },
              { target: 'listening', actions: setRooms },
            ],
            onError: {
              description: 'The list could not be reloaded. The next refresh brings it up to date.',
              target: 'listening',
            },
          },
          ...refetchOnNews,
        },
      },
    },
    inRoom: {
      description: 'The player is in a room and can read and write.',
      entry: 'notifyRoom',
      on: {
        'room.choose': [{ guard: { type: 'isCurrentRoom', params: wanted } }, ...toRoom],
        'rooms.show': {
          description: 'The known list is shown at once and reloaded.',
          target: 'choosing.reloading',
          actions: 'clearRoom',
        },
      },
    },
    off: {
      description: 'Chat is unavailable.',
      on: { 'rooms.retry': 'reading' },
    },
    failed: {
      description: 'The rooms could not be loaded. The player can try again.',
      on: { 'rooms.retry': 'reading' },
    },
  },
})

const isListed = (answer: RoomsRead, roomId: string | null): boolean =>
  answer.outcome === 'read' && answer.rooms.some(({ id }) => id === roomId)
