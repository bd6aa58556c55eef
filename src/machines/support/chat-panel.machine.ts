import { assign, type DoneActorEvent, emit, setup, stateIn } from 'xstate'
import type { ListedRoom, RoomsRead } from '#api/support/chat-room.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { refetchOnNews } from './chat-refetch.ts'

/** Ms between refreshes without news; presence changes are not pushed. */
const LOOK = 20_000

type Input = {
  isOn: boolean
  isMember: boolean
  roomId: string | null
}

type Context = Input & { rooms: readonly ListedRoom[]; failure: CallFailure | null }

const read = ({ event }: { event: DoneActorEvent<RoomsRead> }) => event.output
const wanted = ({ event }: { event: { roomId: string } }) => event.roomId
const setRooms = { type: 'setRooms', params: read } as const
/** Enters the named room; if it does not exist, reports the current room so that the address is corrected. */
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

/** The lobby's chat rooms (CS-03); one is open at a time. Its messages have their own machine. */
export const chatPanelMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'login.ask' }
      | { type: 'member.came' }
      | { type: 'room.choose'; roomId: string }
      | { type: 'rooms.show' }
      | { type: 'chat.news' }
      | { type: 'rooms.retry' },
    emitted: {} as
      | { type: 'login.wanted' }
      /** The room that is open; null for the list of rooms. */
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
  delays: { untilLook: LOOK },
}).createMachine({
  id: 'chatPanel',
  description: 'Leads members to a room in which people talk, and from one to another.',
  context: ({ input }) => ({ ...input, rooms: [], failure: null }),
  initial: 'routing',
  on: {
    'room.choose': {
      description: 'What an address names is kept until it is known which rooms there are.',
      actions: { type: 'setRoom', params: wanted },
    },
    'rooms.show': { actions: 'clearRoom' },
  },
  states: {
    routing: {
      description: 'It is looked at whether there are rooms, and who wants to enter one.',
      always: [
        { guard: 'isSwitchedOff', target: 'off' },
        { guard: 'isVisitor', target: 'loginNeeded' },
        { target: 'reading' },
      ],
    },
    loginNeeded: {
      description: 'Only members talk: the login comes first, and the rooms are there after it.',
      entry: 'requestLogin',
      on: { 'login.ask': { actions: 'requestLogin' }, 'member.came': 'reading' },
    },
    reading: {
      description: 'It is read which rooms there are.',
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
      description: 'The rooms are listed, with how many are in each and what was said last.',
      entry: 'notifyRoom',
      initial: 'listening',
      on: {
        'room.choose': toRoom,
      },
      states: {
        listening: {
          description: 'News are waited for, and looked for now and then.',
          on: { 'chat.news': 'reloading' },
          after: { untilLook: 'reloading' },
        },
        reloading: {
          description: 'It is read how the rooms are by now.',
          invoke: {
            id: 'readNews',
            src: 'readRooms',
            onDone: [
              { guard: isOff, target: '#chatPanel.off' },
              { guard: 'hadNewsWhileReloading', target: 'reloading', reenter: true, actions: setRooms },
              { target: 'listening', actions: setRooms },
            ],
            onError: { description: 'What is missing comes with the next look.', target: 'listening' },
          },
          ...refetchOnNews,
        },
      },
    },
    inRoom: {
      description: 'The member is in a room, and reads and writes there.',
      entry: 'notifyRoom',
      on: {
        'room.choose': [{ guard: { type: 'isCurrentRoom', params: wanted } }, ...toRoom],
        'rooms.show': {
          description: 'The list is as it was, and looked at anew.',
          target: 'choosing.reloading',
          actions: 'clearRoom',
        },
      },
    },
    off: {
      description: 'The operator has no chat rooms, or has just switched them off.',
      on: { 'rooms.retry': 'reading' },
    },
    failed: {
      description: 'The rooms could not be read; it may be tried again.',
      on: { 'rooms.retry': 'reading' },
    },
  },
})

const isListed = (answer: RoomsRead, roomId: string | null): boolean =>
  answer.outcome === 'read' && answer.rooms.some(({ id }) => id === roomId)
