import { type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type MemberReading, readMember } from '#api/auth/session.ts'

/** What the parent is told after each reading; `unread`: the platform did not answer. */
export type MemberReport = { type: 'member.read'; reading: MemberReading } | { type: 'member.unread' }

/** Reads anew who is logged in, whenever it is asked to. */
export const profileLoaderMachine = setup({
  types: { events: {} as { type: 'member.reload' } },
  actors: {
    readMember: fromPromise<MemberReading>(({ signal }) => readMember(signal)),
  },
  actions: {
    tellRead: sendParent((_, reading: MemberReading): MemberReport => ({ type: 'member.read', reading })),
    tellUnread: sendParent({ type: 'member.unread' } satisfies MemberReport),
  },
}).createMachine({
  id: 'memberReader',
  description:
    'Asks the platform anew about the member who is logged in, whenever something about them may have changed.',
  initial: 'resting',
  states: {
    resting: {
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
          target: 'resting',
          actions: {
            type: 'tellRead',
            params: ({ event }: { event: DoneActorEvent<MemberReading> }) => event.output,
          },
        },
        onError: { target: 'resting', actions: 'tellUnread' },
      },
    },
  },
})
