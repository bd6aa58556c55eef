import { raise, setup, stateIn } from 'xstate'
import { defineModel } from '#paths/model.ts'

/**
 * A machine with regions that compete for an event, a guard that checks another region, raised events,
 * history and final regions.
 */
const playerMachine = setup({
  types: {
    events: {} as
      | { type: 'power.press' }
      | { type: 'track.next' }
      | { type: 'volume.toggle' }
      | { type: 'lid.close' }
      | { type: 'lid.open' }
      | { type: 'disc.eject' }
      | { type: 'speaker.muted' },
  },
  guards: { isLoud: stateIn({ on: { sound: 'loud' } }) },
}).createMachine({
  id: 'player',
  description: 'Plays discs to whoever listens.',
  initial: 'off',
  states: {
    off: { description: 'No power.', on: { 'power.press': 'on' } },
    on: {
      description: 'It plays.',
      type: 'parallel',
      on: { 'power.press': 'off', 'lid.close': 'asleep' },
      onDone: 'empty',
      states: {
        disc: {
          description: 'The disc.',
          initial: 'first',
          states: {
            first: { description: 'The first track.', on: { 'track.next': 'second' } },
            second: {
              description: 'The second track.',
              on: {
                'track.next': { guard: 'isLoud', target: 'first' },
                'disc.eject': 'out',
                // `sound` handles this event too. If both transitions exit the same state, the transition in
                // `disc` wins, since `disc` is defined first.
                'volume.toggle': '#player.off',
              },
            },
            out: { description: 'No disc.', type: 'final' },
          },
        },
        sound: {
          description: 'The loudspeaker.',
          initial: 'loud',
          on: { 'speaker.muted': '.quiet' },
          states: {
            loud: {
              description: 'To be heard.',
              on: { 'volume.toggle': { actions: raise({ type: 'speaker.muted' }) } },
            },
            quiet: { description: 'Not to be heard.', on: { 'volume.toggle': 'loud', 'disc.eject': 'gone' } },
            gone: { description: 'Nothing to hear.', type: 'final' },
          },
        },
        recent: { type: 'history', history: 'deep' },
      },
    },
    asleep: {
      description: 'The lid is down.',
      on: { 'lid.open': 'on.recent', 'power.press': 'off' },
    },
    empty: { description: 'Nothing left to play.', type: 'final' },
  },
})

export const player = defineModel(playerMachine, {
  events: {
    'power.press': {},
    'track.next': {},
    'volume.toggle': {},
    'lid.close': {},
    'lid.open': {},
    'disc.eject': {},
  },
})
