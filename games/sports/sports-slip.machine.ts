import { assign, type DoneActorEvent, setup } from 'xstate'
import type { BookStatus, PlacedSlip, Quote, SlipMode } from '#protocol/play/sports.ts'
import { waitAfter } from '../play/wait-after.ts'
import { openBook, type PolledEvent, placeSlip, watchBook } from './slip-actors.ts'
import {
  afterOpened,
  afterPlaced,
  afterPolled,
  afterRefused,
  atQuotes,
  hasChange,
  hasRoom,
  type LegChange,
  legsBut,
  problemOf,
  refusedQuotes,
  type SlipContext,
  startContext,
  toggled,
  withIntent,
  without,
} from './slip-context.ts'
import type { SlipLeg } from './slip-draft.ts'
import type { BookOpening, SportsAnswer, SportsVendor } from './sports-vendor.ts'

const openingOf = ({ event }: { event: DoneActorEvent<SportsAnswer<BookOpening>> }) => event.output
const answerOf = ({ event }: { event: DoneActorEvent<SportsAnswer<PlacedSlip>> }) => event.output
const quotesOf = ({ event }: { event: DoneActorEvent<SportsAnswer<PlacedSlip>> }) =>
  refusedQuotes(event.output)
const polledOf = ({ event }: { event: PolledEvent }) => event.polled
const polledQuotesOf = ({ event }: { event: PolledEvent }) => event.polled.quotes
const legOf = ({ event }: { event: { leg: SlipLeg } }) => event.leg
const fixtureOf = ({ event }: { event: { fixture: string } }) => event.fixture

const keepOpening = { type: 'keepOpening', params: openingOf } as const
const keepRefusal = { type: 'keepRefusal', params: answerOf } as const
const keepPolled = { type: 'keepPolled', params: polledOf } as const
const toggleLeg = [{ type: 'toggleLeg', params: legOf }, 'keepDraft'] as const
const removeLeg = [{ type: 'removeLeg', params: fixtureOf }, 'keepDraft'] as const
const clearLegs = ['clearLegs', 'keepDraft'] as const

const afterOpening = [
  {
    guard: { type: 'isRefusedOpening', params: openingOf },
    target: 'closed',
    actions: { type: 'keepRefusedOpening', params: openingOf },
  },
  { guard: { type: 'hasPendingSlip', params: openingOf }, target: 'asking.slip', actions: keepOpening },
  { guard: { type: 'hasDraft', params: openingOf }, target: 'composing', actions: keepOpening },
  { target: 'empty', actions: keepOpening },
] as const

const afterPlacing = [
  {
    guard: { type: 'isPlaced', params: answerOf },
    target: '#sportsSlip.placed',
    actions: [{ type: 'keepPlaced', params: answerOf }, 'forgetSlip', 'keepDraft'],
  },
  {
    guard: { type: 'isClosed', params: answerOf },
    target: '#sportsSlip.closed',
    actions: keepRefusal,
  },
  {
    guard: { type: 'hasBegun', params: quotesOf },
    target: '#sportsSlip.changed.begun',
    actions: keepRefusal,
  },
  {
    guard: { type: 'hasMoved', params: quotesOf },
    target: '#sportsSlip.changed.moved',
    actions: keepRefusal,
  },
  { target: '#sportsSlip.composing', actions: keepRefusal },
] as const

const watching = {
  id: 'watchBook',
  src: 'watchBook',
  input: ({ context: { vendor, legs } }: { context: SlipContext }) => ({ vendor, legs }),
} as const

const slipAndVendor = ({ context: { vendor, intent } }: { context: SlipContext }) => ({ vendor, intent })

/** Events that edit the selections. Each edit reloads the odds. */
const editing = {
  'pick.toggle': [
    { guard: { type: 'isOnlyPick', params: legOf }, target: '#sportsSlip.empty', actions: toggleLeg },
    {
      guard: { type: 'hasRoom', params: legOf },
      target: '#sportsSlip.composing',
      reenter: true,
      actions: toggleLeg,
    },
  ],
  'leg.remove': [
    { guard: 'isOnlyLeg', target: '#sportsSlip.empty', actions: removeLeg },
    { target: '#sportsSlip.composing', reenter: true, actions: removeLeg },
  ],
  'slip.clear': { target: '#sportsSlip.empty', actions: clearLegs },
} as const

/** Returns transitions that remove selections with the given change, and reload the odds of the others. */
const declining = <Change extends LegChange>(change: Change) =>
  [
    {
      guard: { type: 'hasOthers', params: () => change },
      target: '#sportsSlip.composing',
      actions: [{ type: 'dropLegs', params: () => change }, 'keepDraft'],
    },
    { target: '#sportsSlip.empty', actions: clearLegs },
  ] as const

/**
 * One player's bet slip. It has an idempotency key: a slip without a response is retried, but never placed
 * twice. The draft survives a reload.
 */
export const sportsSlipMachine = setup({
  types: {
    input: {} as { vendor: SportsVendor },
    context: {} as SlipContext,
    events: {} as
      | { type: 'pick.toggle'; leg: SlipLeg }
      | { type: 'leg.remove'; fixture: string }
      | { type: 'slip.clear' }
      | { type: 'slip.place' }
      | { type: 'slip.new' }
      | { type: 'stake.change'; stake: number | null }
      | { type: 'mode.change'; mode: SlipMode }
      | { type: 'changes.accept' }
      | { type: 'changes.decline' }
      | { type: 'book.retry' }
      | PolledEvent,
  },
  actors: { openBook, placeSlip, watchBook },
  guards: {
    isRefusedOpening: (_, opened: SportsAnswer<BookOpening>) => !opened.ok,
    hasPendingSlip: (_, opened: SportsAnswer<BookOpening>) => opened.ok && opened.value.pending !== null,
    hasDraft: (_, opened: SportsAnswer<BookOpening>) =>
      opened.ok && (opened.value.draft?.legs.length ?? 0) > 0,
    isPlaced: (_, answer: SportsAnswer<PlacedSlip>) => answer.ok,
    isClosed: (_, answer: SportsAnswer<PlacedSlip>) =>
      !answer.ok && ['play.ended', 'play.siteClosed', 'play.vendorClosed'].includes(answer.refusal.code),
    hasBegun: ({ context }, quotes: Quote[]) => hasChange(context, quotes, 'begun'),
    hasMoved: ({ context }, quotes: Quote[]) => hasChange(context, quotes, 'moved'),
    isOnlyPick: ({ context }, leg: SlipLeg) => toggled(context.legs, leg).length === 0,
    isOnlyLeg: ({ context }) => context.legs.length <= 1,
    hasRoom: ({ context }, leg: SlipLeg) => hasRoom(context, leg),
    hasOthers: ({ context }, change: LegChange) => legsBut(context, change).length > 0,
    isPlaceable: ({ context }) => problemOf(context) === null,
  },
  actions: {
    keepOpening: assign(({ context }, opened: SportsAnswer<BookOpening>) => afterOpened(context, opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: SportsAnswer<BookOpening>) => (opened.ok ? null : opened.refusal),
    }),
    keepPolled: assign((_, polled: BookStatus) => afterPolled(polled)),
    toggleLeg: assign({
      legs: ({ context }, leg: SlipLeg) => toggled(context.legs, leg),
      quotes: [],
      refusal: null,
    }),
    removeLeg: assign({
      legs: ({ context }, fixture: string) => without(context.legs, fixture),
      quotes: [],
      refusal: null,
    }),
    clearLegs: assign({ legs: [], quotes: [], refusal: null }),
    acceptOdds: assign({ legs: ({ context }) => atQuotes(context), refusal: null }),
    dropLegs: assign({
      legs: ({ context }, change: LegChange) => legsBut(context, change),
      refusal: null,
    }),
    changeStake: assign({ stake: (_, stake: number | null) => stake, refusal: null }),
    changeMode: assign({ mode: (_, mode: SlipMode) => mode, refusal: null }),
    prepareSlip: assign(({ context }) => withIntent(context)),
    keepPlaced: assign((_, answer: SportsAnswer<PlacedSlip>) => afterPlaced(answer)),
    keepRefusal: assign(({ context }, answer: SportsAnswer<PlacedSlip>) => afterRefused(context, answer)),
    forgetSlip: ({ context }) => context.vendor.forgetSlip(),
    keepDraft: ({ context: { vendor, legs, mode, stake } }) => vendor.keepDraft({ legs, mode, stake }),
    forgetPlaced: assign({ placed: [] }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: { untilRetry: ({ context }) => waitAfter(context.failures) },
}).createMachine({
  id: 'sportsSlip',
  description:
    'Takes a bet slip from the first selection to the receipt. The player confirms changed odds first, and no slip is placed twice.',
  context: ({ input }) => startContext(input.vendor),
  initial: 'opening',
  states: {
    opening: {
      description: 'The events and the balance are loading, and the selections of this tab are restored.',
      invoke: {
        id: 'openBook',
        src: 'openBook',
        input: ({ context }) => ({ vendor: context.vendor }),
        onDone: afterOpening,
        onError: { target: 'unreachable', actions: 'countFailure' },
      },
    },
    unreachable: {
      description:
        'The provider did not respond. The page tries again automatically, after a longer wait each time.',
      on: { 'book.retry': 'opening' },
      after: { untilRetry: 'opening' },
    },
    closed: {
      description: 'Betting is not available. The page shows the reason, and the player can try again.',
      on: { 'book.retry': 'opening' },
    },
    empty: {
      description: 'The bet slip is empty.',
      invoke: watching,
      on: {
        'book.polled': { actions: keepPolled },
        'pick.toggle': { target: 'composing', actions: toggleLeg },
      },
    },
    composing: {
      description: 'The player chooses the stake and the type of bet. The odds are kept up to date.',
      invoke: watching,
      on: {
        ...editing,
        'book.polled': [
          {
            guard: { type: 'hasBegun', params: polledQuotesOf },
            target: 'changed.begun',
            actions: keepPolled,
          },
          {
            guard: { type: 'hasMoved', params: polledQuotesOf },
            target: 'changed.moved',
            actions: keepPolled,
          },
          { actions: keepPolled },
        ],
        'stake.change': {
          actions: [{ type: 'changeStake', params: ({ event }) => event.stake }, 'keepDraft'],
        },
        'mode.change': {
          actions: [{ type: 'changeMode', params: ({ event }) => event.mode }, 'keepDraft'],
        },
        'slip.place': { guard: 'isPlaceable', target: 'placing' },
      },
    },
    changed: {
      description: 'A selection has changed. The player has to respond before the slip can be placed.',
      invoke: watching,
      initial: 'moved',
      on: {
        ...editing,
        'book.polled': [
          { guard: { type: 'hasBegun', params: polledQuotesOf }, target: '.begun', actions: keepPolled },
          { guard: { type: 'hasMoved', params: polledQuotesOf }, target: '.moved', actions: keepPolled },
          { target: 'composing', actions: keepPolled },
        ],
      },
      states: {
        begun: {
          description: 'An event on the slip no longer accepts bets. Its selection has to be removed.',
          on: { 'changes.decline': declining('begun') },
        },
        moved: {
          description: 'Odds have changed. The player accepts the new ones or removes those selections.',
          on: {
            'changes.accept': {
              target: '#sportsSlip.composing',
              actions: ['acceptOdds', 'keepDraft'],
            },
            'changes.decline': declining('moved'),
          },
        },
      },
    },
    placing: {
      description: 'The bet slip is being placed.',
      tags: 'pending',
      entry: 'prepareSlip',
      invoke: {
        id: 'placeSlip',
        src: 'placeSlip',
        input: slipAndVendor,
        onDone: afterPlacing,
        onError: { target: 'asking.slipSoon', actions: 'countFailure' },
      },
    },
    asking: {
      description:
        'The provider did not respond. The page checks until it is known whether the slip was placed.',
      tags: 'unsure',
      initial: 'slip',
      states: {
        slip: {
          description:
            'The page sends the same slip again to learn whether it was placed. It is never placed twice.',
          invoke: {
            id: 'askSlip',
            src: 'placeSlip',
            input: slipAndVendor,
            onDone: afterPlacing,
            onError: { target: 'slipSoon', actions: 'countFailure' },
          },
        },
        slipSoon: {
          description: 'The page waits briefly before it checks the slip again.',
          on: { 'book.retry': 'slip' },
          after: { untilRetry: 'slip' },
        },
      },
    },
    placed: {
      description: 'The bets are placed and the receipt is shown.',
      invoke: watching,
      exit: 'forgetPlaced',
      on: {
        'book.polled': { actions: keepPolled },
        'slip.new': 'empty',
        'pick.toggle': { target: 'composing', actions: toggleLeg },
      },
    },
  },
})
