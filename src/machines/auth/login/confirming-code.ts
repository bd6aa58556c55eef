import type { DoneActorEvent } from 'xstate'
import type { FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import { loginSetup } from './login-setup.ts'
import { typedCode } from './typed-code.ts'

const answer = ({ event }: { event: DoneActorEvent<FirebaseConfirmed> }) => event.output

/** A code that Firebase texted: Firebase looks at it, and the platform takes its word (LOGIN-15). */
export const confirmingCode = loginSetup.createStateConfig({
  description: 'Firebase is looking at the code.',
  tags: ['busy', 'loggingIn'],
  invoke: {
    id: 'confirmFirebaseCode',
    src: 'confirmFirebaseCode',
    input: ({ context }) => typedCode(context),
    onDone: [
      {
        guard: { type: 'isTaken', params: answer },
        target: 'loggingIn',
        actions: { type: 'keepConfirmed', params: answer },
      },
      { target: 'editing.codeRefused', actions: { type: 'keepCodeRefusal', params: answer } },
    ],
    onError: { target: 'unanswered', actions: { type: 'keepFailure', params: errorOf } },
  },
})
