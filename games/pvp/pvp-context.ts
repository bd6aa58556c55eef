import { randomId } from '#protocol/kit/random-id.ts'
import type {
  ChooseCard,
  OpenedPvp,
  PvpCard,
  PvpMatch,
  PvpRefusal,
  PvpRoom,
  PvpStatus,
  TakeSeat,
} from '#protocol/play/play-pvp.ts'
import type { DuelOpening, PvpAnswer, PvpVendor } from './pvp-vendor.ts'

export type PvpInput = {
  vendor: PvpVendor
  /** Number of the room in the URL, set by links in the lobby's list of rooms. Null if the URL has none. */
  room: number | null
}

export type PvpContext = PvpInput & {
  game: OpenedPvp | null
  rooms: readonly PvpRoom[]
  match: PvpMatch | null
  /** Minor units. */
  balance: number
  seatRequest: TakeSeat | null
  choice: ChooseCard | null
  refusal: PvpRefusal | null
  /** Number of requests in a row without a response. */
  failures: number
}

export const startContext = (input: PvpInput): PvpContext => ({
  ...input,
  game: null,
  rooms: [],
  match: null,
  balance: 0,
  seatRequest: null,
  choice: null,
  refusal: null,
  failures: 0,
})

/**
 * Applies the vendor's response to opening the game. Restores this tab's last seat request if its outcome is
 * unknown.
 */
export function afterOpened(opened: PvpAnswer<DuelOpening>): Partial<PvpContext> {
  if (!opened.ok) return {}
  const { game, standing, pending } = opened.value
  return { game, ...standing, seatRequest: pending, choice: null, refusal: null, failures: 0 }
}

export const afterAnswer = (answer: PvpAnswer<PvpStatus>): Partial<PvpContext> =>
  answer.ok ? { ...answer.value, refusal: null, failures: 0 } : {}

/** Applies a polled state. The message about a refused seat stays. */
export const afterPolled = (answer: PvpAnswer<PvpStatus>): Partial<PvpContext> =>
  answer.ok ? answer.value : {}

/** Whether a response arrived late, so that its state is older than the current one. */
export const isStale = ({ match }: PvpContext, answer: PvpAnswer<PvpStatus>): boolean => {
  const status = answer.ok ? answer.value.match : null
  return status !== null && match !== null && status.id === match.id && status.version < match.version
}

export const roomIn = ({ rooms }: PvpContext, number: number): PvpRoom | undefined =>
  rooms.find((room) => room.number === number)

export function withSeatRequest(context: PvpContext, number: number): Partial<PvpContext> {
  const room = roomIn(context, number)
  const seatRequest = room ? { key: randomId(), room: room.number, stake: room.stake } : null
  return { seatRequest, refusal: null, failures: 0 }
}

/** Applies the refusal of a seat. If the member already sits at another table, that match is shown. */
export function afterRefused({ balance }: PvpContext, answer: PvpAnswer<PvpStatus>): Partial<PvpContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  const status = refusal.code === 'pvp.seated' ? refusal.value.standing : {}
  const shownBalance = refusal.code === 'play.short' ? refusal.value.balance : balance
  return { balance: shownBalance, ...status, refusal, seatRequest: null, failures: 0 }
}

export function withChoice({ match }: PvpContext, card: PvpCard): Partial<PvpContext> {
  return { choice: match && { match: match.id, round: match.round, card }, failures: 0 }
}
