import { assign, setup } from 'xstate'
import type { PvpCard, PvpMatch, PvpRefusal, PvpStatus } from '#protocol/play/play-pvp.ts'
import { waitAfter } from '../play/wait-after.ts'
import { chooseCard, leaveSeat, openDuel, type TableEvent, takeSeat, watchTable } from './pvp-actors.ts'
import {
  afterAnswer,
  afterOpened,
  afterPolled,
  afterRefused,
  isStale,
  type PvpContext,
  type PvpInput,
  roomIn,
  withChoice,
  withSeatRequest,
} from './pvp-context.ts'
import type { DuelOpening, PvpAnswer } from './pvp-vendor.ts'

type StatusAnswer = PvpAnswer<PvpStatus>

const phaseIn = (answer: StatusAnswer): PvpMatch['phase'] | null =>
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
    hasPendingSeat: (_, opened: PvpAnswer<DuelOpening>) => opened.ok && opened.value.pending !== null,
    isAnswered: (_, answer: StatusAnswer) => answer.ok,
    isElsewhere: (_, answer: StatusAnswer) => !answer.ok && answer.refusal.code === 'pvp.seated',
    isShut: (_, answer: StatusAnswer) =>
      !answer.ok && ['play.ended', 'play.siteClosed', 'play.vendorClosed'].includes(answer.refusal.code),
    maySit: ({ context }, room: number) => (roomIn(context, room)?.stake ?? Infinity) <= context.balance,
    isInHand: ({ context: { match } }, card: PvpCard) => match?.hand.includes(card) === true,
    isStale: ({ context }, polled: StatusAnswer) => isStale(context, polled),
    isNoMatch: (_, polled: StatusAnswer) => phaseIn(polled) === null,
    isStillWaiting: (_, polled: StatusAnswer) => phaseIn(polled) === 'waiting',
    isStillMine: ({ context: { match } }, polled: StatusAnswer) =>
      polled.ok &&
      phaseIn(polled) === 'choosing' &&
      polled.value.match?.round === match?.round &&
      polled.value.match?.chosen === null,
    isShownNow: (_, polled: StatusAnswer) => phaseIn(polled) === 'shown',
    isStillShown: ({ context: { match } }, polled: StatusAnswer) =>
      polled.ok && phaseIn(polled) === 'shown' && polled.value.match?.round === match?.round,
    isLaidNow: (_, polled: StatusAnswer) =>
      polled.ok && phaseIn(polled) === 'choosing' && polled.value.match?.chosen !== null,
    isOpenNow: (_, polled: StatusAnswer) => isOpen(phaseIn(polled)),
    isWaiting: ({ context: { match } }) => match?.phase === 'waiting',
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
    keepAnswer: assign((_, answer: StatusAnswer) => afterAnswer(answer)),
    keepPolled: assign((_, answer: StatusAnswer) => afterPolled(answer)),
    keepRefused: assign(({ context }, answer: StatusAnswer) => afterRefused(context, answer)),
    keepClosing: assign({ refusal: (_, refusal: PvpRefusal) => refusal }),
    prepareSeat: assign(({ context }, room: number) => withSeatRequest(context, room)),
    prepareChoice: assign(({ context }, card: PvpCard) => withChoice(context, card)),
    forgetRoom: assign({ room: null }),
    forgetSeatRequest: assign(({ context }) => {
      context.vendor.forgetSeat()
      return { seatRequest: null }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: {
    untilRetry: ({ context }) => waitAfter(context.failures),
    untilChoosing: ({ context }) => context.match?.left ?? 0,
  },
})
