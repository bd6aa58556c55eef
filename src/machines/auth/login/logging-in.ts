import type { DoneActorEvent } from 'xstate'
import type { LoginAnswer } from '#api/auth/login.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import { loginRequest } from './login-request.ts'
import { loginSetup } from './login-setup.ts'

const loginAnswer = ({ event }: { event: DoneActorEvent<LoginAnswer> }) => event.output

/** An attempt by either tab, until its answer. */
export const loggingIn = loginSetup.createStateConfig({
  description: 'The platform is looking at the login.',
  tags: ['busy', 'loggingIn'],
  invoke: {
    id: 'logIn',
    src: 'logIn',
    input: ({ context }) => loginRequest(context),
    onDone: [
      {
        guard: { type: 'isLoggedIn', params: loginAnswer },
        target: '#login.done',
        actions: [{ type: 'keepLogin', params: loginAnswer }, 'storeRemembered'],
      },
      {
        guard: { type: 'isThrottled', params: loginAnswer },
        target: 'throttled',
        actions: [{ type: 'keepWait', params: loginAnswer }, 'storeWait'],
      },
      {
        guard: { type: 'needsSecondStep', params: loginAnswer },
        target: 'secondStep',
        actions: { type: 'keepChallenge', params: loginAnswer },
      },
      {
        target: 'refused',
        actions: [{ type: 'keepRefusal', params: loginAnswer }, 'sayEnded'],
      },
    ],
    onError: {
      target: 'unanswered',
      actions: [{ type: 'keepFailure', params: errorOf }, 'sayEnded'],
    },
  },
})
