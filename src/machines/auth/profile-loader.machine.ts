import { type DoneActorEvent, sendParent, setup } from 'xstate'
import type { MemberReading } from '#api/http/first-calls.ts'
import { providedCall } from '#machines/kit/provided.ts'

/**
 * Sent to the parent after each attempt to load the profile. `member.loadFailed` means that the platform did
 * not respond.
 */
export type MemberReport = { type: 'member.read'; reading: MemberReading } | { type: 'member.loadFailed' }

export const profileLoaderMachine = setup({
  types: { events: {} as { type: 'member.reload' } },
  actors: { readMember: providedCall<MemberReading>() },
  actions: {
    reportRead: sendParent((_, reading: MemberReading): MemberReport => ({ type: 'member.read', reading })),
    reportFailed: sendParent({ type: 'member.loadFailed' } satisfies MemberReport),
  },
}).createMachine({
  id: 'profileLoader',
  description: 'Reloads the profile of the logged-in player when something may have changed.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The last loaded profile is current.',
      on: { 'member.reload': 'reading' },
    },
    reading: {
      description: 'The profile is loading.',
      // Restart: a request in flight may be older than the change that caused this reload.
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
