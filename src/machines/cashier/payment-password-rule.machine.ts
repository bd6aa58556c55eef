import { assign, setup } from 'xstate'
import { providedCall } from '#machines/kit/provided.ts'
import type { PublicRule } from '#protocol/auth/registration-settings.ts'

export const paymentPasswordRuleMachine = setup({
  types: {
    context: {} as {
      /** Null if unknown or if the operator publishes no rule. */
      rule: PublicRule | null
    },
    /** The operator may have changed the rule. */
    events: {} as { type: 'rule.outdated' },
  },
  actors: {
    readPaymentPasswordRule: providedCall<PublicRule | null>(),
  },
  actions: { setRule: assign({ rule: (_, rule: PublicRule | null) => rule }) },
}).createMachine({
  id: 'paymentPasswordRule',
  description: 'Shows the rules for a payment password before the player chooses one.',
  context: { rule: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The rules are loading.',
      invoke: {
        id: 'readPaymentPasswordRule',
        src: 'readPaymentPasswordRule',
        onDone: { target: 'known', actions: { type: 'setRule', params: ({ event }) => event.output } },
        onError: 'unknown',
      },
    },
    known: {
      description: 'The rules are loaded and shown.',
      on: { 'rule.outdated': 'reading' },
    },
    unknown: {
      description: 'The rules could not be loaded, so only the server checks the password.',
      on: { 'rule.outdated': 'reading' },
    },
  },
})
