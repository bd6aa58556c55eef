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
  /** The room that the address names, as where somebody came from a list of rooms. */
  room: number | null
}

export type PvpContext = PvpInput & {
  game: OpenedPvp | null
  rooms: readonly PvpRoom[]
  match: PvpMatch | null
  /** Minor units. */
  balance: number
  /** The seat that was asked for. */
  wish: TakeSeat | null
  /** The card that is on its way. */
  choice: ChooseCard | null
  refusal: PvpRefusal | null
  /** Questions that got no answer one after another. */
  failures: number
}

export const startContext = (input: PvpInput): PvpContext => ({
  ...input,
  game: null,
  rooms: [],
  match: null,
  balance: 0,
  wish: null,
  choice: null,
  refusal: null,
  failures: 0,
})

/** What a game that was opened brings, and a wish of this tab that was never answered. */
export function afterOpened(opened: PvpAnswer<DuelOpening>): Partial<PvpContext> {
  if (!opened.ok) return {}
  const { game, standing, pending } = opened.value
  return { game, ...standing, wish: pending, choice: null, refusal: null, failures: 0 }
}

/** How everything stands, as it was just told. */
export const afterTold = (answer: PvpAnswer<PvpStatus>): Partial<PvpContext> =>
  answer.ok ? { ...answer.value, refusal: null, failures: 0 } : {}

/** A look changes nothing about what was wrong with a wish. */
export const afterSeen = (answer: PvpAnswer<PvpStatus>): Partial<PvpContext> =>
  answer.ok ? answer.value : {}

/** What was told before something else that is known: it came late. */
export const isStale = ({ match }: PvpContext, answer: PvpAnswer<PvpStatus>): boolean => {
  const told = answer.ok ? answer.value.match : null
  return told !== null && match !== null && told.id === match.id && told.version < match.version
}

/** The room with this number, if the game has it. */
export const roomIn = ({ rooms }: PvpContext, number: number): PvpRoom | undefined =>
  rooms.find((room) => room.number === number)

/** A wish for a room under a key of its own. */
export function withWish(context: PvpContext, number: number): Partial<PvpContext> {
  const room = roomIn(context, number)
  const wish = room ? { key: randomId(), room: room.number, stake: room.stake } : null
  return { wish, refusal: null, failures: 0 }
}

/** A seat that was not had; a member who sits elsewhere is shown where. */
export function afterRefused({ balance }: PvpContext, answer: PvpAnswer<PvpStatus>): Partial<PvpContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  const told = refusal.code === 'pvp.seated' ? refusal.value.standing : {}
  const standing = refusal.code === 'play.short' ? refusal.value.balance : balance
  return { balance: standing, ...told, refusal, wish: null, failures: 0 }
}

/** A card of the hand, for the round that is open. */
export function withChoice({ match }: PvpContext, card: PvpCard): Partial<PvpContext> {
  return { choice: match && { match: match.id, round: match.round, card }, failures: 0 }
}
