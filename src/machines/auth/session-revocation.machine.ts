import { assign, setup } from 'xstate'
import type { Access } from '#api/auth/session-revocation.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'

/**
 * Ends a session, all other sessions or a remembered device (MEM-02) after a confirmation. A session that has
 * already ended counts as success, so a retry is safe.
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
  description: 'Lets members end a session, or have a remembered device asked for the second step again.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking',
  output: ({ event }) => ({ ended: event.output === true }),
  states: {
    asking: {
      description: 'It is asked whether it is really to end.',
      initial: 'idle',
      on: { 'access.end': 'ending', 'access.keep': 'kept' },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        failed: { tags: 'failed', description: 'No answer came; it does no harm to send it once more.' },
      },
    },
    ending: {
      description: 'The platform is asked to end it.',
      tags: 'busy',
      invoke: {
        id: 'endAccess',
        src: 'endAccess',
        input: ({ context }) => context.access,
        onDone: 'ended',
        onError: { target: 'asking.failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    ended: { type: 'final', description: 'It has ended.', output: true },
    kept: { type: 'final', description: 'The member would rather keep it.', output: false },
  },
})
