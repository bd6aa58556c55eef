import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { idempotentRequestMachine, type RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import { providedEffect } from '#machines/kit/provided.ts'
import { failureIn, guessesLeftIn, waitAfter } from './payment-confirm.logic.ts'
import type {
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentOutcome,
} from './payment-confirm.types.ts'

const typingPassword = {
  'password.change': {
    actions: {
      type: 'setPassword',
      params: ({ event }: { event: { password: string } }) => event.password,
    },
  },
} as const

const goingBack = {
  'payment.back': { target: 'left', actions: { type: 'setOutcome', params: { left: 'back' } } },
} as const

/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const

/**
 * A payment from the balance, confirmed with the payment password. The tab stores the idempotency key, so
 * that the member pays only once, even after a double tap, a lost response or a reload. The machine ends with
 * the platform's answer or when the member leaves. After a wrong payment password, the member can try again.
 */
export const paymentConfirmMachine = <Request extends object, Answer extends PaymentAnswer>() => {
  type Outcome = RequestOutcome<Answer>
  const outcome = ({ event }: { event: DoneActorEvent<Outcome> }) => event.output
  const end = {
    target: 'answered',
    actions: [...settle, { type: 'setOutcome', params: outcome }],
  } as const
  return setup({
    types: {
      input: {} as PaymentInput<Request>,
      context: {} as PaymentContext<Request, Answer>,
      events: {} as PaymentEvent,
      output: {} as PaymentOutcome<Answer>,
      tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
      children: {} as { sendPayment: 'sendPayment' },
    },
    actors: { sendPayment: idempotentRequestMachine<Request & { paymentPassword: string }, Answer>() },
    guards: {
      isPending: ({ context }) => context.pending !== null,
      isPasswordMissing: ({ context }) => context.paymentPassword.trim() === '',
      isPasswordWrong: (_, outcome: Outcome) => guessesLeftIn(outcome) !== null,
      isThrottled: (_, outcome: Outcome) => waitAfter(outcome) !== null,
      /**
       * The server rejects an idempotency key that is reused with another body. Here, only the payment
       * password can differ.
       */
      isKeyReused: (_, outcome: Outcome) => failureIn(outcome)?.reason === 'invalid',
      isRecipientNotFound: ({ context }, outcome: Outcome) =>
        context.hasRecipient && failureIn(outcome)?.reason === 'missing',
      isAnswered: (_, outcome: Outcome) => 'answer' in outcome,
    },
    actions: {
      setPassword: assign({ paymentPassword: (_, password: string) => password }),
      clearPassword: assign({ paymentPassword: '' }),
      createRequest: assign({
        pending: ({ context }) => context.pending ?? newIntent(context.request),
        failure: null,
      }),
      saveRequest: providedEffect(),
      clearSavedRequest: providedEffect(),
      clearRequest: assign({ pending: null }),
      setGuessesLeft: assign({ guessesLeft: (_, outcome: Outcome) => guessesLeftIn(outcome) }),
      setRetryAt: assign({ retryAt: (_, outcome: Outcome) => Date.now() + (waitAfter(outcome) ?? 0) }),
      setFailure: assign({ failure: (_, outcome: Outcome) => failureIn(outcome) }),
      setOutcome: assign({ outcome: (_, outcome: PaymentOutcome<Answer>) => outcome }),
      recheck: sendTo('sendPayment', { type: 'intent.ask' }),
    },
    delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
  }).createMachine({
    id: 'paymentConfirm',
    description:
      'Asks for the payment password and pays exactly once, even if the request has to be repeated.',
    context: ({ input }) => ({
      ...input,
      paymentPassword: '',
      guessesLeft: null,
      retryAt: 0,
      failure: null,
      outcome: null,
    }),
    output: ({ context }) => {
      if (!context.outcome) throw new Error('The payment has not ended yet.')
      return context.outcome
    },
    initial: 'routing',
    states: {
      routing: {
        description: 'An unfinished payment from an earlier visit is continued, and no new one is started.',
        always: [{ guard: 'isPending', target: 'unfinished' }, { target: 'confirming' }],
      },
      unfinished: {
        description:
          'A payment started before the page was reloaded may be unfinished. The player enters the payment password to finish it, and it is never paid twice.',
        initial: 'idle',
        on: {
          ...typingPassword,
          'payment.confirm': [{ guard: 'isPasswordMissing', target: '.incomplete' }, { target: 'paying' }],
          'payment.drop': {
            target: 'left',
            actions: [...settle, { type: 'setOutcome', params: { left: 'dropped' } }],
          },
        },
        states: {
          idle: { description: 'The page asks for the payment password.' },
          incomplete: { description: 'The payment password is missing.' },
          passwordMismatch: {
            description:
              'The unfinished payment was sent with a different payment password. The player tries another one.',
          },
        },
      },
      confirming: {
        description: 'The page shows the payment again and asks for the payment password.',
        initial: 'idle',
        on: {
          ...typingPassword,
          'payment.confirm': [{ guard: 'isPasswordMissing', target: '.incomplete' }, { target: 'paying' }],
          ...goingBack,
        },
        states: {
          idle: { description: 'The form is ready, with no error.' },
          incomplete: { description: 'The payment password is missing. Nothing was paid.' },
          wrong: { description: 'The payment password is wrong. Nothing was paid.' },
          failed: {
            tags: 'failed',
            description: 'The request failed and nothing was paid. The player can try again.',
          },
        },
      },
      paying: {
        description: 'The payment is being processed. Repeated requests pay only once.',
        tags: ['busy', 'moneyUnderWay'],
        entry: ['createRequest', 'saveRequest'],
        on: { 'payment.recheck': { actions: 'recheck' } },
        invoke: {
          id: 'sendPayment',
          src: 'sendPayment',
          input: ({ context: { pending, paymentPassword } }) => {
            if (!pending) throw new Error('There is no payment to confirm.')
            return { ...pending, request: { ...pending.request, paymentPassword } }
          },
          onDone: [
            {
              guard: { type: 'isPasswordWrong', params: outcome },
              target: 'confirming.wrong',
              actions: [{ type: 'setGuessesLeft', params: outcome }, ...settle, 'clearPassword'],
            },
            {
              guard: { type: 'isThrottled', params: outcome },
              target: 'throttled',
              actions: [{ type: 'setRetryAt', params: outcome }, ...settle],
            },
            {
              guard: { type: 'isKeyReused', params: outcome },
              target: 'unfinished.passwordMismatch',
              actions: 'clearPassword',
            },
            { guard: { type: 'isAnswered', params: outcome }, ...end },
            { guard: { type: 'isRecipientNotFound', params: outcome }, ...end },
            { target: 'confirming.failed', actions: [{ type: 'setFailure', params: outcome }, ...settle] },
          ],
        },
      },
      throttled: {
        description: 'Too many attempts. The player can try again when the countdown ends.',
        on: { ...typingPassword, ...goingBack },
        after: { untilNextAttempt: 'confirming' },
      },
      answered: {
        type: 'final',
        description: 'The server paid, or declined for a reason other than the payment password.',
      },
      left: { type: 'final', description: 'The player went back or dropped the unfinished payment.' },
    },
  })
}
