import type { DoneActorEvent } from 'xstate'
import { claimSetup } from './reward-claim/claim-setup.ts'
import type { ChosenGift, ClaimEnd } from './reward-claim/types.ts'

const end = ({ event }: { event: DoneActorEvent<ClaimEnd> }) => event.output
const gift = ({ event }: { event: { gift: ChosenGift } }) => event.gift

/** Whatever was answered, it is known what became of the intent; another attempt is another intent. */
const settle = ['forgetNote', 'forgetIntent', 'tellSettled'] as const

const claim = { 'gift.claim': { target: 'weighing', actions: { type: 'choose', params: gift } } } as const
const claimOrLeave = { ...claim, 'gift.leave': { target: 'idle', actions: 'forgetChosen' } } as const

/**
 * A claim of whatever a member may have (MEM-10, MEM-11, MEM-12, MEM-14), once: the key is made with the claim and noted in
 * the tab, so that double presses, a reload and a cut line bring the same one.
 */
export const rewardClaimMachine = claimSetup.createMachine({
  id: 'rewardClaim',
  description:
    'Lets members claim what they have earned or were given, exactly once, and says what became of it.',
  context: ({ input }) => ({ ...input, chosen: null, receipt: null, refusal: null, failure: null }),
  initial: 'waking',
  states: {
    waking: {
      description: 'A claim that was left without an answer comes first.',
      always: [{ guard: 'isPending', target: 'asking' }, { target: 'idle' }],
    },
    idle: {
      description: 'Nothing is being claimed.',
      on: claim,
    },
    weighing: {
      description: 'It is looked at whether the claim has a price: money that must be staked first.',
      always: [{ guard: 'asksForTurnover', target: 'confirming' }, { target: 'asking' }],
    },
    confirming: {
      description: 'The member reads what must be staked before money may leave, and decides.',
      on: {
        'gift.confirm': 'asking',
        'gift.leave': { target: 'idle', actions: 'forgetChosen' },
      },
    },
    asking: {
      description: 'It is being claimed, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['makeIntent', 'noteIntent'],
      invoke: {
        id: 'sendClaim',
        src: 'sendClaim',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is nothing to claim.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'isPaid', params: end },
            target: 'claimed',
            actions: [{ type: 'keepReceipt', params: end }, ...settle],
          },
          {
            guard: { type: 'isRefused', params: end },
            target: 'refused',
            actions: [{ type: 'keepRefusal', params: end }, ...settle],
          },
          { target: 'failed', actions: [{ type: 'keepFailure', params: end }, ...settle] },
        ],
      },
    },
    claimed: {
      description: 'It is in the balance; how much, and what must be staked, is shown.',
      on: claimOrLeave,
    },
    refused: {
      description: 'The platform says that it cannot be claimed, and how it stands instead.',
      on: claimOrLeave,
    },
    failed: {
      description: 'The attempt failed, and nothing was claimed; it may be tried again.',
      tags: 'failed',
      on: claimOrLeave,
    },
  },
})
