import { createMachine } from 'xstate'

/**
 * A pedestrian crossing with nested states, numeric timers and a wildcard, but without descriptions or names.
 */
export const crossing = createMachine({
  id: 'crossing',
  initial: 'green',
  states: {
    green: { after: { 8000: 'amber' }, on: { BUTTON: 'amber', OUTAGE: 'dark' } },
    amber: { after: { 2000: 'red' }, on: { '*': {} } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 5000: 'hurry' } },
        hurry: { after: { 3000: 'stand' } },
        stand: { type: 'final' },
      },
      onDone: 'green',
    },
    dark: {},
  },
})
