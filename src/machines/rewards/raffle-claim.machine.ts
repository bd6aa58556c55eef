import type { DoneActorEvent } from 'xstate'
import { raffleSetup } from './raffle-claim/raffle-setup.ts'
import type { DrawEnd, DrawRefusal } from './raffle-claim/types.ts'

type Settled = { event: DoneActorEvent<DrawEnd> }

const end = ({ event }: Settled) => event.output
const left = ({ event }: { event: { left: number } }) => event.left
const refusedAs = (code: DrawRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ end: event.output, code }) }) as const

/** Whatever was answered, it is known what became of the draw; another one is another intent. */
const settle = [{ type: 'keepEnd', params: end }, 'forgetNote', 'forgetIntent', 'tellSettled'] as const

const keepSeen = { type: 'keepChances', params: left } as const
/** So that no press meant for this draw begins another one before it was read what came out. */
const rest = {
  on: { 'chances.seen': { actions: keepSeen } },
  after: { untilRead: 'weighing' },
} as const

/** Draws in a raffle (PROMO-03): one chance, one slip, however often the line breaks. */
export const raffleClaimMachine = raffleSetup.createMachine({
  id: 'raffleClaim',
  description: 'Lets members use the chances they have in a raffle, one at a time, and says what was drawn.',
  context: ({ input }) => ({ ...input, drawn: null, results: [], failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'It is looked at who is here, and whether there is a chance to be used.',
      always: [
        { guard: { type: 'isLooker', params: 'visitor' }, target: 'visitor' },
        { guard: { type: 'isLooker', params: 'trial' }, target: 'trial' },
        { guard: 'isPending', target: 'drawing' },
        { target: 'weighing' },
      ],
    },
    visitor: {
      description: 'Nobody is logged in; whoever goes on logs in first and comes back to the raffle.',
      on: { 'raffle.draw': { actions: 'wantLogin' } },
    },
    trial: {
      description: 'Raffles are for real accounts; a trial player is told to register one.',
      on: { 'raffle.draw': { actions: 'wantRegistration' } },
    },
    weighing: {
      description: 'The chances that are left are looked at.',
      always: [{ guard: 'hasChances', target: 'ready' }, { target: 'without' }],
    },
    ready: {
      description: 'There is a chance to be used.',
      on: { 'raffle.draw': 'drawing', 'chances.seen': { target: 'weighing', actions: keepSeen } },
    },
    without: {
      description: 'There is no chance left; it is said how another one is earned.',
      on: { 'chances.seen': { target: 'weighing', actions: keepSeen } },
    },
    drawing: {
      description: 'A slip is being drawn, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['makeIntent', 'noteIntent'],
      invoke: {
        id: 'sendDraw',
        src: 'sendDraw',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is nothing to draw.')
          return pending
        },
        onDone: [
          { guard: { type: 'isUndone', params: end }, target: 'failed', actions: settle },
          { guard: { type: 'isWon', params: end }, target: 'won', actions: settle },
          { guard: { type: 'isBlank', params: end }, target: 'blank', actions: settle },
          {
            guard: refusedAs('raffle.noChances'),
            target: 'without',
            actions: [...settle, { type: 'keepChances', params: 0 }],
          },
          { guard: refusedAs('raffle.exhausted'), target: 'exhausted', actions: settle },
          { target: 'closed', actions: settle },
        ],
      },
    },
    won: {
      description:
        'The slip wins; how much is in the balance, and what must be staked, is shown. The next draw waits a moment, until that was read.',
      ...rest,
    },
    blank: {
      description: 'The slip wins nothing. The next draw waits a moment, until that was read.',
      ...rest,
    },
    failed: {
      description: 'The draw did not come about, and no chance was used; it may be tried again.',
      tags: 'failed',
      on: { 'raffle.draw': 'drawing', 'chances.seen': { target: 'weighing', actions: keepSeen } },
    },
    exhausted: { type: 'final', description: 'All prizes have been drawn.' },
    closed: { type: 'final', description: 'The raffle is not open.' },
  },
})
