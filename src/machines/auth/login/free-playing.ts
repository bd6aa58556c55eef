import type { DoneActorEvent } from 'xstate'
import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import { loginSetup } from './login-setup.ts'

const freePlayAnswer = ({ event }: { event: DoneActorEvent<FreePlayAnswer> }) => event.output

/** A free-play session being started, until its answer (LOGIN-12). */
export const freePlaying = loginSetup.createStateConfig({
  description: 'The platform is starting a session with play money.',
  tags: 'busy',
  invoke: {
    id: 'startFreePlay',
    src: 'startFreePlay',
    onDone: [
      {
        guard: { type: 'isLoggedIn', params: freePlayAnswer },
        target: '#login.done',
        actions: [{ type: 'keepFreePlay', params: freePlayAnswer }, 'clearChangedPassword'],
      },
      {
        guard: { type: 'isThrottled', params: freePlayAnswer },
        target: 'editing.freePlayThrottled',
        actions: { type: 'keepFreePlayWait', params: freePlayAnswer },
      },
      {
        guard: { type: 'isSwitchedOff', params: freePlayAnswer },
        target: 'editing.freePlayOff',
      },
      { target: 'editing.freePlayRefused' },
    ],
    onError: { target: 'unanswered', actions: { type: 'keepFailure', params: errorOf } },
  },
})
