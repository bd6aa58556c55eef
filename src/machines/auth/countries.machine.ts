import { assign, setup } from 'xstate'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Country } from '#protocol/auth/countries.ts'

/** Reads the countries whose mobiles are supported. Until then a form keeps its initial country. */
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
  description: 'Reads the countries that a visitor can choose from when they fill in their mobile number.',
  context: { countries: [], failure: null },
  output: ({ context }) => context.countries,
  initial: 'loading',
  states: {
    loading: {
      description: 'The platform is being asked which countries it serves.',
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
    ready: { type: 'final', description: 'The countries are known and can be chosen from.' },
    failed: {
      description: 'The countries could not be read; the form goes on with the one it starts with.',
      on: { 'countries.retry': 'loading' },
    },
  },
})
