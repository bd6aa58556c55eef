import { assign, setup } from 'xstate'
import type { Access } from '#api/auth/session-revocation.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'

/**
 * Ends a session, ends all other sessions or removes a trusted device (MEM-02), after a confirmation. Ending
 * an ended session counts as success, so a retry is safe.
 */
export const sessionRevocationMachine = setup({
  types: {
    input: {} as { access: Access },
    context: {} as { access: Access; failure: CallFailure | null },
    events: {} as { type: 'access.end' } | { type: 'access.keep' },
    output: {} as { ended: boolean },
    tags: {} as 'busy' | 'failed',
  },
  actors: { endAccess: providedCall<void, Access>() },
  actions: { setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }) },
}).createMachine({
  id: 'sessionRevocation',
  description:
    'Lets players end a session, or remove a trusted device so that it needs two-factor authentication again.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking',
  output: ({ event }) => ({ ended: event.output === true }),
  states: {
    asking: {
      description: 'The page asks the player to confirm.',
      initial: 'idle',
      on: { 'access.end': 'ending', 'access.keep': 'kept' },
      states: {
        idle: { description: 'No message is shown.' },
        failed: {
          tags: 'failed',
          description: 'The server did not respond. The player can try again safely.',
        },
      },
    },
    ending: {
      description: 'The server is ending the session or removing the device.',
      tags: 'busy',
      invoke: {
        id: 'endAccess',
        src: 'endAccess',
        input: ({ context }) => context.access,
        onDone: 'ended',
        onError: { target: 'asking.failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    ended: { type: 'final', description: 'The session has ended, or the device is removed.', output: true },
    kept: { type: 'final', description: 'The player kept the session or device.', output: false },
  },
})
