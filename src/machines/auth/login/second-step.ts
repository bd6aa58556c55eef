import type { DoneActorEvent } from 'xstate'
import { challengeOf, type SecondStepOutcome } from '#machines/auth/second-step/types.ts'
import { loginSetup } from './login-setup.ts'

const outcome = ({ event }: { event: DoneActorEvent<SecondStepOutcome> }) => event.output

/** What was typed was right, and the platform wants a code on top (LOGIN-17). */
export const secondStep = loginSetup.createStateConfig({
  description: 'The password or the texted code was right; the code of the second step is wanted on top.',
  invoke: {
    id: 'secondStep',
    src: 'secondStep',
    input: ({ context }) => challengeOf(context),
    onDone: [
      {
        guard: { type: 'isVerified', params: outcome },
        target: '#login.done',
        actions: [
          { type: 'keepVerified', params: outcome },
          { type: 'storeDevice', params: outcome },
          'storeRemembered',
        ],
      },
      {
        guard: { type: 'isExpired', params: outcome },
        target: 'editing.secondStepExpired',
        actions: 'sayEnded',
      },
      { target: 'editing', actions: 'sayEnded' },
    ],
  },
})
