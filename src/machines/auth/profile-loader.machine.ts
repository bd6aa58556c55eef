import { type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type MemberReading, readMember } from '#api/auth/session.ts'

/** What the parent is told after each reading; `unread`: the platform did not answer. */
export type MemberReport = { type: 'member.read'; reading: MemberReading } | { type: 'member.loadFailed' }

/** Reads anew who is logged in, whenever it is asked to. */
export const profileLoaderMachine = setup({
  types: { events: {} as { type: 'member.reload' } },
  actors: {
    readMember: fromPromise<MemberReading>(({ signal }) => readMember(signal)),
  },
  actions: {
    reportRead: sendParent((_, reading: MemberReading): MemberReport => ({ type: 'member.read', reading })),
    reportFailed: sendParent({ type: 'member.loadFailed' } satisfies MemberReport),
  },
}).createMachine({
  id: 'memberReader',
  description:
    'Asks the platform anew about the member who is logged in, whenever something about them may have changed.',
  initial: 'idle',
  states: {
    idle: {
      description: 'What is known of the member is taken to hold.',
      on: { 'member.reload': 'reading' },
    },
    reading: {
      description: 'The platform is asked who is logged in.',
      // Whatever made somebody ask again, an answer that is under way may not know of it.
      on: { 'member.reload': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readMember',
        src: 'readMember',
        onDone: {
          target: 'idle',
          actions: {
            type: 'reportRead',
            params: ({ event }: { event: DoneActorEvent<MemberReading> }) => event.output,
          },
        },
        onError: { target: 'idle', actions: 'reportFailed' },
      },
    },
  },
})
