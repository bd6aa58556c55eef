import type { DoneActorEvent } from 'xstate'
import type { MailAnswer } from '#api/auth/forgot-password.ts'
import { slidingBefore } from '#machines/auth/slider/sliding-before.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { forgotPasswordSetup } from './forgot-password-setup.ts'
import { mailRequest } from './requests.ts'

const mailAnswer = ({ event }: { event: DoneActorEvent<MailAnswer> }) => event.output

/** FORGOT-01: the slider before a mail. */
export const sliding = forgotPasswordSetup.createStateConfig({
  description: 'The slider has to be solved before a mail is sent.',
  ...slidingBefore('mailing', 'forgotEmail'),
})

/** A way back in being asked for by mail, until the answer. */
export const mailing = forgotPasswordSetup.createStateConfig({
  description: 'The platform is asked to mail a way back in.',
  tags: 'busy',
  invoke: {
    id: 'mailWayBack',
    src: 'mailWayBack',
    input: ({ context }) => mailRequest(context),
    onDone: [
      { guard: { type: 'isDone', params: mailAnswer }, target: 'inBeenOut' },
      {
        guard: { type: 'isThrottled', params: mailAnswer },
        target: 'throttled',
        actions: { type: 'keepWait', params: mailAnswer },
      },
      { target: 'refused', actions: { type: 'keepRefusal', params: mailAnswer } },
    ],
    onError: {
      target: 'unanswered',
      actions: { type: 'keepFailure', params: ({ event }) => callFailureOf(event.error) },
    },
  },
})
