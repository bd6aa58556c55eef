import { assign, cancel, raise, setup } from 'xstate'
import { defineModel } from '#paths/model.ts'

const MINUTE = 60_000

/**
 * A machine with fixed, computed, chained, cancelled and simultaneous timers, and one that outlives its
 * state.
 */
const alarmMachine = setup({
  types: {
    context: {} as { ringAt: number; snoozes: number },
    events: {} as
      | { type: 'alarm.set' }
      | { type: 'alarm.snooze' }
      | { type: 'alarm.stop' }
      | { type: 'battery.saved' }
      | { type: 'battery.plugged' },
    tags: {} as 'loud',
  },
  guards: {
    isPatient: ({ context }) => context.snoozes < 2,
    isOverdue: ({ context }) => context.ringAt <= Date.now(),
  },
  actions: {
    chooseMoment: assign({ ringAt: () => Date.now() + 10 * MINUTE, snoozes: 0 }),
    countSnooze: assign({ snoozes: ({ context }) => context.snoozes + 1 }),
    forgetBattery: cancel('battery'),
    watchBattery: raise({ type: 'battery.saved' }, { delay: 30 * MINUTE, id: 'battery' }),
  },
  delays: {
    untilRing: ({ context }) => context.ringAt - Date.now(),
    untilLouder: MINUTE,
    untilGivingUp: 3 * MINUTE,
    untilSnoozeEnds: ({ context }) => (6 - context.snoozes) * MINUTE,
  },
}).createMachine({
  id: 'alarm',
  description: 'Wakes somebody, again and louder where that is needed.',
  context: { ringAt: 0, snoozes: 0 },
  initial: 'idle',
  states: {
    idle: { description: 'No alarm.', on: { 'alarm.set': { target: 'armed', actions: 'chooseMoment' } } },
    armed: {
      description: 'It will ring.',
      on: { 'battery.saved': 'saving' },
      entry: 'watchBattery',
      initial: 'waiting',
      states: {
        waiting: { description: 'Not yet.', after: { untilRing: 'ringing' } },
        ringing: {
          description: 'It rings.',
          tags: 'loud',
          initial: 'soft',
          states: {
            soft: { description: 'Softly.', after: { untilLouder: 'louder' } },
            louder: { description: 'Louder.', after: { untilLouder: 'loudest' } },
            loudest: { description: 'As loud as can be.' },
          },
          after: { untilGivingUp: 'silent' },
          on: {
            'alarm.snooze': [
              { guard: 'isPatient', target: 'snoozing', actions: 'countSnooze' },
              { target: 'silent' },
            ],
          },
        },
        snoozing: { description: 'A little later.', after: { untilSnoozeEnds: 'ringing' } },
        silent: { description: 'It has given up.' },
      },
    },
    saving: {
      description: 'The battery is low.',
      on: {
        'battery.plugged': [
          { guard: 'isOverdue', target: 'idle' },
          { target: 'armed', actions: 'forgetBattery' },
        ],
      },
    },
  },
  on: { 'alarm.stop': { target: '.idle', actions: 'forgetBattery' } },
})

export const alarm = defineModel(alarmMachine, {
  events: {
    'alarm.set': {},
    'alarm.snooze': {},
    'alarm.stop': {},
    'battery.saved': {},
    'battery.plugged': {},
  },
})
