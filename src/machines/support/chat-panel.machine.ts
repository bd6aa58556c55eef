import { assign, type DoneActorEvent, emit, fromPromise, setup, stateIn } from 'xstate'
import { type ListedRoom, type RoomsRead, readRooms } from '#api/support/chat-room.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { untilOutrun } from './chat-refetch.ts'

/** Milliseconds after which the rooms are looked at anew where no news came: presence is told no other way. */
const LOOK = 20_000

type Input = {
  /** Whether the operator has chat rooms. */
  isOn: boolean
  /** Whether somebody is logged in. */
  isMember: boolean
  /** The room that is wanted, if one is. */
  roomId: string | null
}

type Context = Input & { rooms: readonly ListedRoom[]; failure: CallFailure | null }

const read = ({ event }: { event: DoneActorEvent<RoomsRead> }) => event.output
const wanted = ({ event }: { event: { roomId: string } }) => event.roomId
const keepRooms = { type: 'keepRooms', params: read } as const
/** To the room that is named; where there is none of that name, the address is told again where one is. */
const toRoom = [
  {
    guard: { type: 'isThere', params: wanted },
    target: '#chatPanel.inRoom',
    reenter: true,
    actions: { type: 'keepRoom', params: wanted },
  },
  { actions: 'tellRoom' },
] as const
const isOff = { type: 'isOff', params: read } as const

/** CS-03: the rooms of the lobby, one of which a member is in. What is said in it is a chart of its own. */
export const chatPanelMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'login.ask' }
      /** Somebody has logged in. */
      | { type: 'member.came' }
      /** A room is picked from the list, or an address names it. */
      | { type: 'room.choose'; roomId: string }
      | { type: 'rooms.show' }
      /** The platform says that something was said somewhere. */
      | { type: 'chat.news' }
      | { type: 'rooms.retry' },
    emitted: {} as
      | { type: 'login.wanted' }
      /** Which room one is in now; null for the list of them. */
      | { type: 'room.entered'; roomId: string | null },
    tags: {} as 'busy',
    children: {} as { readRooms: 'readRooms'; readNews: 'readRooms' },
  },
  actors: { readRooms: fromPromise<RoomsRead>(({ signal }) => readRooms(signal)) },
  guards: {
    isSwitchedOff: ({ context }) => !context.isOn,
    isVisitor: ({ context }) => !context.isMember,
    isOff: (_, answer: RoomsRead) => answer.outcome === 'off',
    isWantedThere: ({ context }, answer: RoomsRead) => isListed(answer, context.roomId),
    isThere: ({ context }, roomId: string) => context.rooms.some(({ id }) => id === roomId),
    isHere: ({ context }, roomId: string) => context.roomId === roomId,
    newsWhileLooking: stateIn({ choosing: { looking: 'outrun' } }),
  },
  actions: {
    keepRooms: assign((_, answer: RoomsRead) =>
      answer.outcome === 'read' ? { rooms: answer.rooms, failure: null } : {},
    ),
    keepRoom: assign({ roomId: (_, roomId: string) => roomId }),
    forgetRoom: assign({ roomId: null }),
    tellRoom: emit(({ context }) => ({ type: 'room.entered', roomId: context.roomId })),
    askForLogin: emit({ type: 'login.wanted' }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilLook: LOOK },
}).createMachine({
  id: 'chatPanel',
  description: 'Leads members to a room in which people talk, and from one to another.',
  context: ({ input }) => ({ ...input, rooms: [], failure: null }),
  initial: 'waking',
  on: {
    'room.choose': {
      description: 'What an address names is kept until it is known which rooms there are.',
      actions: { type: 'keepRoom', params: wanted },
    },
    'rooms.show': { actions: 'forgetRoom' },
  },
  states: {
    waking: {
      description: 'It is looked at whether there are rooms, and who wants to enter one.',
      always: [
        { guard: 'isSwitchedOff', target: 'off' },
        { guard: 'isVisitor', target: 'loginNeeded' },
        { target: 'reading' },
      ],
    },
    loginNeeded: {
      description: 'Only members talk: the login comes first, and the rooms are there after it.',
      entry: 'askForLogin',
      on: { 'login.ask': { actions: 'askForLogin' }, 'member.came': 'reading' },
    },
    reading: {
      description: 'It is read which rooms there are.',
      tags: 'busy',
      invoke: {
        id: 'readRooms',
        src: 'readRooms',
        onDone: [
          { guard: isOff, target: 'off' },
          { guard: { type: 'isWantedThere', params: read }, target: 'inRoom', actions: keepRooms },
          { target: 'choosing', actions: [keepRooms, 'forgetRoom'] },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    choosing: {
      description: 'The rooms are listed, with how many are in each and what was said last.',
      entry: 'tellRoom',
      initial: 'listening',
      on: {
        'room.choose': toRoom,
      },
      states: {
        listening: {
          description: 'News are waited for, and looked for now and then.',
          on: { 'chat.news': 'looking' },
          after: { untilLook: 'looking' },
        },
        looking: {
          description: 'It is read how the rooms are by now.',
          invoke: {
            id: 'readNews',
            src: 'readRooms',
            onDone: [
              { guard: isOff, target: '#chatPanel.off' },
              { guard: 'newsWhileLooking', target: 'looking', reenter: true, actions: keepRooms },
              { target: 'listening', actions: keepRooms },
            ],
            onError: { description: 'What is missing comes with the next look.', target: 'listening' },
          },
          ...untilOutrun,
        },
      },
    },
    inRoom: {
      description: 'The member is in a room, and reads and writes there.',
      entry: 'tellRoom',
      on: {
        'room.choose': [{ guard: { type: 'isHere', params: wanted } }, ...toRoom],
        'rooms.show': {
          description: 'The list is as it was, and looked at anew.',
          target: 'choosing.looking',
          actions: 'forgetRoom',
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
