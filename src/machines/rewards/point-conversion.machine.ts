import type { DoneActorEvent } from 'xstate'
import { conversionSetup } from './point-conversion/conversion-setup.ts'
import type { ConversionOutcome, ConversionRefusal } from './point-conversion/types.ts'

type Settled = { event: DoneActorEvent<ConversionOutcome> }

const itself = <Event>({ event }: { event: Event }) => event
const points = <Points>({ event }: { event: { points: Points } }) => event.points
const end = ({ event }: Settled) => event.output
const refusedAs = (code: ConversionRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ end: event.output, code }) }) as const

/** Whatever was answered, it is known what became of the intent; another attempt is another intent. */
const settle = ['showAsked', 'forgetNote', 'forgetIntent', 'tellSettled'] as const
const settleRefused = [{ type: 'keepRefusal', params: end }, ...settle] as const

const keepSeen = { type: 'keepSeen', params: itself } as const
const turnedOff = {
  guard: { type: 'isOffNow', params: itself },
  target: 'off',
  actions: keepSeen,
} as const

/**
 * Turns points into money (PTS-01): what they give stands there before it is done, and is part of what is asked. The key is made with it
 * and noted in the tab, so that double presses, a reload and a cut line convert once.
 */
export const pointConversionMachine = conversionSetup.createMachine({
  id: 'pointConversion',
  description: 'Lets members turn points into money, exactly once, for what was shown to them.',
  context: ({ input }) => ({ ...input, points: null, problem: null, receipt: null, failure: null }),
  initial: 'waking',
  on: { 'points.seen': { actions: keepSeen } },
  states: {
    waking: {
      description: 'A conversion that was left without an answer comes first.',
      always: [{ guard: 'isPending', target: 'converting' }, { target: 'weighing' }],
    },
    weighing: {
      description: 'It is looked at whether points can be converted at the moment.',
      always: [{ guard: 'isOff', target: 'off' }, { target: 'choosing' }],
    },
    off: {
      description: 'Converting is switched off, which is said; points stay as they are.',
      on: { 'points.seen': { target: 'weighing', actions: keepSeen } },
    },
    choosing: {
      description: 'How many points, with what they give and the limits in sight.',
      initial: 'fresh',
      on: {
        'points.change': { target: '.fresh', actions: { type: 'keepPoints', params: points } },
        'points.all': { target: '.fresh', actions: 'chooseAll' },
        'conversion.submit': { target: 'checking' },
        'points.seen': [turnedOff, { actions: keepSeen }],
      },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        invalid: {
          description:
            'The number is missing, off the limits, or more than there are; nothing was converted.',
        },
        ratioChanged: {
          description: 'Points are worth something else by now; nothing was converted, and it is shown anew.',
        },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was converted.' },
      },
    },
    checking: {
      description: 'The number is looked at before anything is asked.',
      entry: 'check',
      always: [{ guard: 'hasProblem', target: 'choosing.invalid' }, { target: 'converting' }],
    },
    converting: {
      description: 'It is being converted, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['makeIntent', 'noteIntent'],
      invoke: {
        id: 'sendConversion',
        src: 'sendConversion',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is nothing to convert.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'isUndone', params: end },
            target: 'choosing.failed',
            actions: [{ type: 'keepFailure', params: end }, ...settle],
          },
          {
            guard: { type: 'isDone', params: end },
            target: 'converted',
            actions: [{ type: 'keepReceipt', params: end }, 'forgetNote', 'forgetIntent', 'tellSettled'],
          },
          { guard: refusedAs('points.off'), target: 'off', actions: settleRefused },
          {
            guard: refusedAs('points.ratioChanged'),
            target: 'choosing.ratioChanged',
            actions: settleRefused,
          },
          { target: 'choosing.invalid', actions: settleRefused },
        ],
      },
    },
    converted: {
      description: 'The money is in the balance; how much, for how many points, is shown.',
      on: {
        'points.change': {
          target: 'choosing.fresh',
          actions: { type: 'keepPoints', params: points },
        },
        'points.all': { target: 'choosing.fresh', actions: 'chooseAll' },
        'conversion.another': { target: 'weighing', actions: 'forgetReceipt' },
      },
    },
  },
})
