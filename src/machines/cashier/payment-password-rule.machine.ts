import { assign, setup } from 'xstate'
import { providedCall } from '#machines/kit/provided.ts'
import type { PublicRule } from '#protocol/auth/registration-settings.ts'

export const paymentPasswordRuleMachine = setup({
  types: {
    context: {} as {
      /** Null while unknown, and if the operator publishes no rule. */
      rule: PublicRule | null
    },
    /** The platform may have applied a newer rule. */
    events: {} as { type: 'rule.outdated' },
  },
  actors: {
    readPaymentPasswordRule: providedCall<PublicRule | null>(),
  },
  actions: { setRule: assign({ rule: (_, rule: PublicRule | null) => rule }) },
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
