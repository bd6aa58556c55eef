import { noTerms } from './downline-transfer/amount.ts'
import { answerArms } from './downline-transfer/answer-arms.ts'
import { failureIn, transferSetup } from './downline-transfer/transfer-setup.ts'

const typed = <Event>({ event }: { event: Event }) => event

const typingPassword = {
  'password.change': { actions: { type: 'keepPassword', params: typed<{ password: string }> } },
} as const

/**
 * Money from an agent to somebody in the team (AGENT-07). The key of a transfer is made once and noted in the tab: after a
 * cut line or a reload the platform is asked with the same key what became of it, so it is never paid twice, and never
 * called failed where nobody knows.
 */
export const downlineTransferMachine = transferSetup.createMachine({
  id: 'downlineTransfer',
  description: 'Lets agents send money from their own balance to somebody in their team.',
  context: ({ input }) => ({
    ...input,
    terms: noTerms,
    amount: input.pending?.amount ?? null,
    note: input.pending?.note ?? '',
    paymentPassword: '',
    amountError: null,
    guessesLeft: null,
    closed: null,
    turnoverLeft: 0,
    receipt: null,
    retryAt: 0,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The platform is asked whether money can be sent to this member, and how much.',
      tags: 'busy',
      invoke: {
        id: 'readTransferTerms',
        src: 'readTransferTerms',
        input: ({ context }) => ({ memberId: context.recipient.memberId }),
        onDone: {
          target: 'weighing',
          actions: { type: 'keepTerms', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isGone', params: failureIn }, target: 'closed', actions: 'noteGone' },
          { target: 'unread', actions: { type: 'keepFailure', params: failureIn } },
        ],
      },
    },
    unread: {
      description: 'The limits could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'transfer.retry': 'reading' },
    },
    weighing: {
      description: 'What was left open comes first; then whether money can be sent at all.',
      always: [
        { guard: 'isPending', target: 'unfinished' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isUnset', target: 'settingPassword' },
        { target: 'editing' },
      ],
    },
    closed: {
      description: 'No money can be sent to this member now.',
      on: { 'transfer.retry': 'reading' },
    },
    unfinished: {
      description:
        'A transfer from before the page was loaded may not have arrived; with the payment password it is finished, and never paid twice.',
      initial: 'fresh',
      on: {
        ...typingPassword,
        'transfer.confirm': [
          { guard: 'isPasswordMissing', target: '.incomplete' },
          { target: 'reconciling.asking' },
        ],
        'transfer.drop': { target: 'weighing', actions: ['forgetNote', 'forgetIntent', 'forgetTransfer'] },
      },
      states: {
        fresh: { description: 'The payment password is asked for.' },
        incomplete: { description: 'The payment password is missing.' },
        mismatched: { description: 'The transfer was sent with another payment password.' },
      },
    },
    settingPassword: {
      description: 'The agent has no payment password yet and chooses one first.',
      invoke: {
        id: 'paymentPasswordSetup',
        src: 'paymentPasswordSetup',
        onDone: [
          {
            guard: { type: 'isSet', params: ({ event }) => event.output },
            target: 'editing',
            actions: 'noteSetUp',
          },
          { target: 'unset' },
        ],
      },
    },
    unset: {
      description: 'Without a payment password nothing can be sent.',
      on: { 'transfer.retry': 'settingPassword' },
    },
    editing: {
      description: 'The amount is being filled in, with the limits and the balance in sight.',
      initial: 'fresh',
      on: {
        'amount.change': { actions: { type: 'keepAmount', params: typed<{ amount: number | null }> } },
        'note.change': { actions: { type: 'keepNote', params: typed<{ note: string }> } },
        'transfer.submit': 'checking',
      },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        invalid: { description: 'The amount is missing or off the limits; nothing was sent.' },
        refused: {
          description: 'The platform did not take the amount; the limits or the balance are others now.',
        },
      },
    },
    checking: {
      description: 'The amount is looked at before anything is asked.',
      entry: 'checkAmount',
      always: [{ guard: 'hasAmountError', target: 'editing.invalid' }, { target: 'confirming' }],
    },
    confirming: {
      description: 'Name and amount are shown once more, and the payment password is asked for.',
      initial: 'fresh',
      on: {
        ...typingPassword,
        'transfer.confirm': [{ guard: 'isPasswordMissing', target: '.incomplete' }, { target: 'sending' }],
        'transfer.back': { target: 'editing', actions: 'forgetPassword' },
      },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        incomplete: { description: 'The payment password is missing; nothing was sent.' },
        wrong: { description: 'The payment password was wrong, and nothing was sent.' },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was sent.' },
      },
    },
    sending: {
      description: 'The money is being sent.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['makeIntent', 'noteIntent'],
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context }) => ({ intent: context.pending, paymentPassword: context.paymentPassword }),
        onDone: answerArms,
        onError: [
          {
            guard: { type: 'isOpenEnd', params: failureIn },
            target: 'reconciling',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            guard: { type: 'isThrottled', params: failureIn },
            target: 'throttled',
            actions: [{ type: 'keepFailureWait', params: failureIn }, 'forgetNote', 'forgetIntent'],
          },
          {
            guard: { type: 'isGone', params: failureIn },
            target: 'closed',
            actions: ['noteGone', 'forgetNote', 'forgetIntent'],
          },
          {
            target: 'confirming.failed',
            actions: [{ type: 'keepFailure', params: failureIn }, 'forgetNote', 'forgetIntent'],
          },
        ],
      },
    },
    reconciling: {
      description: 'Nobody knows whether the money was sent; the platform is asked what became of it.',
      tags: ['busy', 'moneyUnderWay'],
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The platform is asked again in a moment.',
          on: { 'transfer.retry': 'asking' },
          after: { untilNextLook: 'asking' },
        },
        asking: {
          description:
            'The same transfer is sent with the same key, which pays it once and tells what became of it.',
          invoke: {
            id: 'sendAgain',
            src: 'sendTransfer',
            input: ({ context }) => ({
              intent: context.pending,
              paymentPassword: context.paymentPassword,
            }),
            onDone: answerArms,
            onError: [
              {
                guard: { type: 'isAnsweredBefore', params: failureIn },
                target: '#downlineTransfer.unfinished.mismatched',
                actions: 'forgetPassword',
              },
              {
                guard: { type: 'isGone', params: failureIn },
                target: '#downlineTransfer.closed',
                actions: ['noteGone', 'forgetNote', 'forgetIntent'],
              },
              { target: 'waiting', actions: { type: 'keepFailure', params: failureIn } },
            ],
          },
        },
      },
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      on: { ...typingPassword, 'transfer.back': { target: 'editing', actions: 'forgetPassword' } },
      after: { untilNextAttempt: 'confirming' },
    },
    sent: {
      description: 'The money has arrived.',
      on: { 'transfer.another': { target: 'editing', actions: 'forgetTransfer' } },
    },
  },
})
