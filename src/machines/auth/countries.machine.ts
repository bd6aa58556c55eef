import { assign, setup } from 'xstate'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Country } from '#protocol/auth/countries.ts'

/** Loads the countries whose mobile numbers are supported. Until then, a form keeps its initial country. */
export const countriesMachine = setup({
  types: {
    context: {} as { countries: readonly Country[]; failure: CallFailure | null },
    events: {} as { type: 'countries.retry' },
    output: {} as readonly Country[],
    tags: {} as 'busy',
  },
  actors: {
    readCountries: providedCall<readonly Country[]>(),
  },
  actions: {
    setCountries: assign({ countries: (_, countries: readonly Country[]) => countries, failure: null }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
}).createMachine({
  id: 'countries',
  description: 'Loads the countries that a visitor can choose for the phone number.',
  context: { countries: [], failure: null },
  output: ({ context }) => context.countries,
  initial: 'loading',
  states: {
    loading: {
      description: 'The countries are loading.',
      tags: 'busy',
      invoke: {
        id: 'readCountries',
        src: 'readCountries',
        onDone: {
          target: 'ready',
          actions: { type: 'setCountries', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    ready: { type: 'final', description: 'The countries are loaded and can be chosen.' },
    failed: {
      description: 'The countries could not be loaded. The form keeps its initial country.',
      on: { 'countries.retry': 'loading' },
    },
  },
})
