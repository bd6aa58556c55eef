import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { ClaimAnswer } from '#api/rewards/claims.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import { providedEffect } from '#machines/kit/provided.ts'
import { type ClaimRequest, type GiftClaim, hasPrice } from '#protocol/rewards/claims.ts'

type ClaimOutcome = RequestOutcome<ClaimAnswer>
export type ClaimRefusal = Extract<ClaimAnswer, { ok: false }>['refusal']

/** The reward as shown in the list. Money is in minor units. */
export type ChosenGift = {
  request: ClaimRequest
  title: string
  amount: number
  points?: number
  turnover: number
}

type ClaimInput = {
  memberId: string
  /** A claim sent from this tab whose outcome is unknown; null if there is none. */
  pending: Intent<ClaimRequest> | null
}

type ClaimContext = ClaimInput & {
  /**
   * Null if no reward is chosen. Also null after a reload, because a pending claim is stored without its
   * title.
   */
  chosen: ChosenGift | null
  receipt: GiftClaim | null
  refusal: ClaimRefusal | null
  failure: CallFailure | null
}

type ClaimEvent = { type: 'gift.claim'; gift: ChosenGift } | { type: 'gift.confirm' } | { type: 'gift.leave' }

/** Asks the page to reload the rewards once the outcome is known. */
type ClaimEmitted = { type: 'claimSettled' }

const outcome = ({ event }: { event: DoneActorEvent<ClaimOutcome> }) => event.output
const gift = ({ event }: { event: { gift: ChosenGift } }) => event.gift

/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest', 'notifySettled'] as const

const claim = { 'gift.claim': { target: 'routing', actions: { type: 'choose', params: gift } } } as const
const claimOrLeave = { ...claim, 'gift.leave': { target: 'idle', actions: 'clearChosen' } } as const

/**
 * Claims a reward (MEM-10, MEM-11, MEM-12, MEM-14). The tab stores the idempotency key, so that the reward is
 * claimed only once despite double taps, reloads and lost responses.
 */
export const rewardClaimMachine = setup({
  types: {
    input: {} as ClaimInput,
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    emitted: {} as ClaimEmitted,
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendClaim: 'sendClaim' },
  },
  actors: { sendClaim: idempotentRequestMachine<ClaimRequest, ClaimAnswer>() },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    needsConfirmation: ({ context }) => hasPrice(context.chosen),
    isPaid: (_, outcome: ClaimOutcome) => 'answer' in outcome && outcome.answer.ok,
    isRefused: (_, outcome: ClaimOutcome) => 'answer' in outcome,
  },
  actions: {
    choose: assign((_, chosen: ChosenGift) => ({ chosen, receipt: null, refusal: null, failure: null })),
    createRequest: assign({
      pending: ({ context: { pending, chosen } }) => pending ?? (chosen ? newIntent(chosen.request) : null),
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    clearChosen: assign({ chosen: null, receipt: null, refusal: null, failure: null }),
    setReceipt: assign({
      receipt: (_, outcome: ClaimOutcome) =>
        'answer' in outcome && outcome.answer.ok ? outcome.answer.value.claim : null,
    }),
    applyRefusal: assign({
      refusal: (_, outcome: ClaimOutcome) => refusalIn(outcome),
    }),
    setFailure: assign({
      failure: (_, outcome: ClaimOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    notifySettled: emit({ type: 'claimSettled' }),
  },
}).createMachine({
  id: 'rewardClaim',
  description: 'Lets players claim a reward once, and shows the outcome.',
  context: ({ input }) => ({ ...input, chosen: null, receipt: null, refusal: null, failure: null }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'An unfinished claim comes first.',
      always: [{ guard: 'isPending', target: 'claiming' }, { target: 'idle' }],
    },
    idle: {
      description: 'No reward is being claimed.',
      on: claim,
    },
    routing: {
      description: 'The page checks whether the reward comes with a wagering requirement.',
      always: [{ guard: 'needsConfirmation', target: 'confirming' }, { target: 'claiming' }],
    },
    confirming: {
      description: 'The player sees the wagering requirement and confirms or goes back.',
      on: {
        'gift.confirm': 'claiming',
        'gift.leave': { target: 'idle', actions: 'clearChosen' },
      },
    },
    claiming: {
      description: 'The server is processing the claim. Repeated requests claim only once.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      invoke: {
        id: 'sendClaim',
        src: 'sendClaim',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no reward to claim.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'isPaid', params: outcome },
            target: 'claimed',
            actions: [{ type: 'setReceipt', params: outcome }, ...settle],
          },
          {
            guard: { type: 'isRefused', params: outcome },
            target: 'refused',
            actions: [{ type: 'applyRefusal', params: outcome }, ...settle],
          },
          { target: 'failed', actions: [{ type: 'setFailure', params: outcome }, ...settle] },
        ],
      },
    },
    claimed: {
      description: 'The reward is in the balance. The amount and the wagering requirement are shown.',
      on: claimOrLeave,
    },
    refused: {
      description: 'The server declined the claim. The page shows the reason.',
      on: claimOrLeave,
    },
    failed: {
      description: 'The request failed and nothing was claimed. The player can try again.',
      tags: 'failed',
      on: claimOrLeave,
    },
  },
})
