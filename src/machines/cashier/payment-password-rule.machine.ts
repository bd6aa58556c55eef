import { assign, fromPromise, setup } from 'xstate'
import { readPaymentPasswordRule } from '#api/cashier/payment-password.ts'
import type { ToldRule } from '#protocol/auth/register-settings.ts'

/** Knows what the operator accepts as a payment password, for whoever chooses one. */
export const paymentPasswordRuleMachine = setup({
  types: {
    context: {} as {
      /** Null while it is not known, and where the operator has none that is told. */
      rule: ToldRule | null
    },
    /** The platform held what was chosen to another rule, perhaps. */
    events: {} as { type: 'rule.outdated' },
  },
  actors: {
    readPaymentPasswordRule: fromPromise<ToldRule | null>(({ signal }) => readPaymentPasswordRule(signal)),
  },
  actions: { setRule: assign({ rule: (_, rule: ToldRule | null) => rule }) },
}).createMachine({
  id: 'paymentPasswordRule',
  description: 'Tells members what a payment password has to be, before they choose one.',
  context: { rule: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The operator’s rule is asked for.',
      invoke: {
        id: 'readPaymentPasswordRule',
        src: 'readPaymentPasswordRule',
        onDone: { target: 'known', actions: { type: 'setRule', params: ({ event }) => event.output } },
        onError: 'unknown',
      },
    },
    known: {
      description: 'What the operator accepts is known.',
      on: { 'rule.outdated': 'reading' },
    },
    unknown: {
      description: 'The rule did not arrive, so only the platform checks what is chosen.',
      on: { 'rule.outdated': 'reading' },
    },
  },
})
