import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { CodeTarget, ContactCodeAnswer } from '#api/account/contact-code.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'

/** A minute in ms. The platform gives the countdown in minutes. */
const UNIT = 60_000

/** Sent to the parent if the member requests a code without a valid contact. */
export type ContactMissing = { type: 'contact.missing' }

type Refusal = Extract<ContactCodeAnswer, { ok: false }>['refusal']

const answer = ({ event }: { event: DoneActorEvent<ContactCodeAnswer> }) => event.output

/**
 * Sends a code to a member's contact (MEM-02) and enforces a wait before the next one. While the contact is
 * invalid, the parent reports null as the target.
 */
export const contactCodeMachine = setup({
  types: {
    input: {} as { target: CodeTarget | null },
    context: {} as {
      target: CodeTarget | null
      /** When the next code may be requested, in epoch ms. */
      resendAt: number
      refusal: Refusal['code'] | null
      failure: CallFailure | null
    },
    events: {} as { type: 'target.changed'; target: CodeTarget | null } | { type: 'code.request' },
    tags: {} as 'busy',
  },
  actors: { sendContactCode: providedCall<ContactCodeAnswer, CodeTarget>() },
  guards: {
    hasTarget: ({ context }) => context.target !== null,
    isOther: ({ context }, { target }: { target: CodeTarget | null }) =>
      JSON.stringify(target) !== JSON.stringify(context.target),
    isSent: (_, answer: ContactCodeAnswer) => answer.ok,
    isAnswerThrottled: (_, answer: ContactCodeAnswer) =>
      !answer.ok && answer.refusal.code === 'code.throttled',
  },
  actions: {
    setTarget: assign({ target: (_, { target }: { target: CodeTarget | null }) => target }),
    beginCountdown: assign({ resendAt: (_, answer: ContactCodeAnswer) => Date.now() + waitAfter(answer) }),
    applyRefusal: assign({
      refusal: (_, answer: ContactCodeAnswer) => (answer.ok ? null : answer.refusal.code),
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    notifyMissing: sendParent({ type: 'contact.missing' } satisfies ContactMissing),
  },
  delays: { untilResend: ({ context }) => context.resendAt - Date.now() },
}).createMachine({
  id: 'contactCode',
  description:
    'Sends a verification code to the player’s phone or email and limits how often a new one can be requested.',
  context: ({ input }) => ({ ...input, resendAt: 0, refusal: null, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The player can request a code.',
      initial: 'idle',
      on: {
        'target.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.idle',
          actions: { type: 'setTarget', params: ({ event }) => event },
        },
        'code.request': [{ guard: 'hasTarget', target: 'requesting' }, { actions: 'notifyMissing' }],
      },
      states: {
        idle: { description: 'No error is shown.' },
        refused: { description: 'No code was sent. A message shows the reason.' },
        failed: {
          description:
            'The server did not respond, so the code may not have been sent. The player can request it again.',
        },
      },
    },
    requesting: {
      description: 'The server is sending the code.',
      tags: 'busy',
      // Cancel the request: its response would no longer match the contact in the field.
      on: {
        'target.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'ready',
          actions: { type: 'setTarget', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'sendContactCode',
        src: 'sendContactCode',
        input: ({ context: { target } }) => {
          if (!target) throw new Error('A code requires a contact.')
          return target
        },
        onDone: [
          {
            guard: { type: 'isSent', params: answer },
            target: 'counting.sent',
            actions: { type: 'beginCountdown', params: answer },
          },
          {
            guard: { type: 'isAnswerThrottled', params: answer },
            target: 'counting.throttled',
            actions: { type: 'beginCountdown', params: answer },
          },
          { target: 'ready.refused', actions: { type: 'applyRefusal', params: answer } },
        ],
        onError: { target: 'ready.failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    counting: {
      description: 'The player can request another code when the countdown ends.',
      initial: 'sent',
      on: {
        'target.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'ready',
          actions: { type: 'setTarget', params: ({ event }) => event },
        },
      },
      after: { untilResend: 'ready' },
      states: {
        sent: { description: 'The code was sent. The player can enter it.' },
        throttled: { description: 'A code was sent recently, so the next one has to wait.' },
      },
    },
  },
})

/** Returns the time until the next code may be requested, in ms. */
function waitAfter(answer: ContactCodeAnswer): number {
  if (answer.ok) return answer.value.expiredMinutes * UNIT
  return answer.refusal.code === 'code.throttled' ? answer.refusal.value.retryAfter : 0
}
