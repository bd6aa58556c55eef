import type { DoneActorEvent } from 'xstate'
import type { FirebaseSent } from '#api/auth/firebase-phone.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import { askedMobile } from './asked-mobile.ts'
import { firebaseRefusals } from './refusal-states.ts'
import { smsCodeSetup } from './sms-code-setup.ts'

type Done = { event: DoneActorEvent<FirebaseSent> }

const answer = ({ event }: Done) => event.output

/** A code of Firebase's on its way: no slider of ours stands before it, reCAPTCHA does. */
export const checking = smsCodeSetup.createStateConfig({
  description: 'Firebase makes sure that no program asks, and texts a code.',
  tags: 'busy',
  invoke: {
    id: 'sendFirebaseCode',
    src: 'sendFirebaseCode',
    input: ({ context }) => askedMobile(context.asked),
    onDone: [
      {
        guard: { type: 'isSent', params: answer },
        target: 'choosing',
        actions: ['noteSent', { type: 'beginCountdown', params: answer }, 'storeCountdowns'],
      },
      {
        guard: {
          type: 'isRefusedAs',
          params: ({ event }: Done) => ({ answer: event.output, problem: 'tooManyRequests' as const }),
        },
        target: 'refused.tooManyRequests',
        actions: [{ type: 'beginCountdown', params: answer }, 'storeCountdowns'],
      },
      ...firebaseRefusals.map((problem) => ({
        guard: {
          type: 'isRefusedAs' as const,
          params: ({ event }: Done) => ({ answer: event.output, problem }),
        },
        target: `refused.${problem}`,
      })),
      { target: 'refused.unknown' },
    ],
    onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
  },
  on: { 'check.close': 'refused.closedByUser' },
})
