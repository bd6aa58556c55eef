import { assign, type DoneActorEvent, setup } from 'xstate'
import type { MemberReading } from '#api/http/first-calls.ts'
import { providedCall } from '#machines/kit/provided.ts'

/** `unanswered`: there is a session, but the platform did not say whose it is. */
export type Restored = MemberReading | { outcome: 'unanswered' }

const reading = ({ event }: { event: DoneActorEvent<MemberReading> }) => event.output
const isFollowed = ({ event }: { event: DoneActorEvent<boolean> }) => event.output
const setReading = { type: 'setReading', params: reading } as const

/** Looks for a session when a page opens, first in this tab and then in other tabs (SESS-05). */
export const sessionRestoreMachine = setup({
  types: {
    context: {} as { restored: Restored },
    output: {} as Restored,
  },
  actors: {
    readMember: providedCall<MemberReading>(),
    followOtherTab: providedCall<boolean>(),
  },
  guards: {
    isMember: (_, { outcome }: MemberReading) => outcome === 'member',
    isRefused: (_, { outcome }: MemberReading) => outcome === 'refused',
    isFollowed: (_, isFollowed: boolean) => isFollowed,
  },
  actions: {
    setReading: assign({ restored: (_, reading: MemberReading) => reading }),
    setNone: assign({ restored: { outcome: 'none' } }),
  },
}).createMachine({
  id: 'sessionRestore',
  description:
    'Checks when a page opens whether the visitor is already logged in, in this tab or another one.',
  context: { restored: { outcome: 'unanswered' } },
  output: ({ context }) => context.restored,
  initial: 'checkingTab',
  states: {
    checkingTab: {
      description: 'The page checks the session of this tab.',
      invoke: {
        id: 'readMember',
        src: 'readMember',
        onDone: [
          { guard: { type: 'isMember', params: reading }, target: 'settled', actions: setReading },
          { guard: { type: 'isRefused', params: reading }, target: 'settled', actions: setReading },
          { target: 'askingOtherTabs' },
        ],
        onError: 'settled',
      },
    },
    askingOtherTabs: {
      description: 'The page asks other tabs whether one has a session.',
      invoke: {
        id: 'followOtherTab',
        src: 'followOtherTab',
        onDone: [
          { guard: { type: 'isFollowed', params: isFollowed }, target: 'checkingTab' },
          { target: 'settled', actions: 'setNone' },
        ],
        onError: { target: 'settled', actions: 'setNone' },
      },
    },
    settled: { type: 'final', description: 'The check is complete.' },
  },
})
