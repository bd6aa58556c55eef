import { assign, setup } from 'xstate'
import type { PvpCard, PvpMatch, PvpRefusal, PvpStatus } from '#protocol/play/play-pvp.ts'
import { waitAfter } from '../play/wait-after.ts'
import { chooseCard, leaveSeat, openDuel, type TableEvent, takeSeat, watchTable } from './pvp-actors.ts'
import {
  afterOpened,
  afterRefused,
  afterSeen,
  afterTold,
  isStale,
  type PvpContext,
  type PvpInput,
  roomIn,
  withChoice,
  withSeatRequest,
} from './pvp-context.ts'
import type { DuelOpening, PvpAnswer } from './pvp-vendor.ts'

type Told = PvpAnswer<PvpStatus>

const phaseIn = (answer: Told): PvpMatch['phase'] | null =>
  answer.ok ? (answer.value.match?.phase ?? null) : null
const isOpen = (phase: PvpMatch['phase'] | null): boolean => phase === 'shown' || phase === 'choosing'

export const pvpMatchSetup = setup({
  types: {
    input: {} as PvpInput,
    context: {} as PvpContext,
    children: {} as {
      openDuel: 'openDuel'
      takeSeat: 'takeSeat'
      askSeat: 'takeSeat'
      leaveSeat: 'leaveSeat'
      chooseCard: 'chooseCard'
      watchRooms: 'watchTable'
      watchSeat: 'watchTable'
      watchMatch: 'watchTable'
    },
    events: {} as
      | { type: 'seat.take'; room: number }
      | { type: 'seat.leave' }
      | { type: 'card.choose'; card: PvpCard }
      | { type: 'rooms.open' }
      | { type: 'game.retry' }
      | TableEvent,
  },
  actors: { openDuel, takeSeat, leaveSeat, chooseCard, watchTable },
  guards: {
    isOpened: (_, opened: PvpAnswer<DuelOpening>) => opened.ok,
    hasPendingWish: (_, opened: PvpAnswer<DuelOpening>) => opened.ok && opened.value.pending !== null,
    isTold: (_, answer: Told) => answer.ok,
    isElsewhere: (_, answer: Told) => !answer.ok && answer.refusal.code === 'pvp.seated',
    isShut: (_, answer: Told) =>
      !answer.ok && ['play.ended', 'play.siteClosed', 'play.vendorClosed'].includes(answer.refusal.code),
    maySit: ({ context }, room: number) => (roomIn(context, room)?.stake ?? Infinity) <= context.balance,
    isInHand: ({ context: { match } }, card: PvpCard) => match?.hand.includes(card) === true,
    isStale: ({ context }, seen: Told) => isStale(context, seen),
    isNoMatch: (_, seen: Told) => phaseIn(seen) === null,
    isStillAlone: (_, seen: Told) => phaseIn(seen) === 'waiting',
    isStillMine: ({ context: { match } }, seen: Told) =>
      seen.ok &&
      phaseIn(seen) === 'choosing' &&
      seen.value.match?.round === match?.round &&
      seen.value.match?.chosen === null,
    isShownNow: (_, seen: Told) => phaseIn(seen) === 'shown',
    isStillShown: ({ context: { match } }, seen: Told) =>
      seen.ok && phaseIn(seen) === 'shown' && seen.value.match?.round === match?.round,
    isLaidNow: (_, seen: Told) =>
      seen.ok && phaseIn(seen) === 'choosing' && seen.value.match?.chosen !== null,
    isOpenNow: (_, seen: Told) => isOpen(phaseIn(seen)),
    isAlone: ({ context: { match } }) => match?.phase === 'waiting',
    isShown: ({ context: { match } }) => match?.phase === 'shown',
    isLaid: ({ context: { match } }) => match?.phase === 'choosing' && match.chosen !== null,
    isChoosing: ({ context: { match } }) => match?.phase === 'choosing',
    isWon: ({ context: { match } }) => match?.phase === 'won',
    isLost: ({ context: { match } }) => match?.phase === 'lost',
    isDrawn: ({ context: { match } }) => match?.phase === 'drawn',
    isReturned: ({ context: { match } }) => match?.phase === 'returned',
    isInvited: ({ context }) => context.room !== null && roomIn(context, context.room) !== undefined,
  },
  actions: {
    keepOpening: assign((_, opened: PvpAnswer<DuelOpening>) => afterOpened(opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: PvpAnswer<DuelOpening>) => (opened.ok ? null : opened.refusal),
    }),
    keepTold: assign((_, answer: Told) => afterTold(answer)),
    keepSeen: assign((_, answer: Told) => afterSeen(answer)),
    keepRefused: assign(({ context }, answer: Told) => afterRefused(context, answer)),
    keepClosing: assign({ refusal: (_, refusal: PvpRefusal) => refusal }),
    prepareWish: assign(({ context }, room: number) => withSeatRequest(context, room)),
    prepareChoice: assign(({ context }, card: PvpCard) => withChoice(context, card)),
    forgetRoom: assign({ room: null }),
    forgetWish: assign(({ context }) => {
      context.vendor.forgetSeat()
      return { wish: null }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    untilRetry: ({ context }) => waitAfter(context.failures),
    untilChoosing: ({ context }) => context.match?.left ?? 0,
  },
})
