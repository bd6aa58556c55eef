import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { pvpHand, pvpPoints } from '#domain/play/pvp-rules.ts'
import { moment } from '#domain/time/moment.ts'
import { openedGame, playRefusal } from './play.ts'

/** Messages between a PvP page and its vendor under `/play/api/pvp`. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.pipe(v.string(), v.uuid())
const round = v.pipe(whole, v.minValue(1), v.maxValue(pvpPoints.length))
const card = v.picklist(pvpHand)
export type PvpCard = v.InferOutput<typeof card>

export const pvpRoomNumber = v.pipe(whole, v.minValue(1), v.maxValue(99))

export const pvpRoom = v.object({
  number: pvpRoomNumber,
  name: v.string(),
  /** Stake of each player, minor units. */
  stake: notNegative,
  /** The winner's payout, minor units. */
  win: notNegative,
  isAwaited: v.boolean(),
  playing: whole,
})
export type PvpRoom = v.InferOutput<typeof pvpRoom>

const whoPlayed = v.picklist(['player', 'clock'])

const played = v.object({
  own: card,
  other: card,
  points: whole,
  taker: v.nullable(v.picklist(['own', 'other'])),
  /** Who chose each card. On a timeout the clock plays the lowest one. */
  ownBy: whoPlayed,
  otherBy: whoPlayed,
})
export type PvpPlayed = v.InferOutput<typeof played>

/** A match from one player's point of view. The opponent's card is included after both have chosen. */
export const pvpMatch = v.object({
  id,
  /** Increases with every change: the response with the larger version is newer. */
  version: whole,
  room: pvpRoomNumber,
  stake: notNegative,
  /** The winner's payout, minor units. */
  win: notNegative,
  /** `returned`: no opponent came, or the player left while waiting. The stake is refunded. */
  phase: v.picklist(['waiting', 'shown', 'choosing', 'won', 'lost', 'drawn', 'returned']),
  /** Milliseconds until the phase times out, on the platform's clock; 0 after the match. */
  left: whole,
  /** Masked name of the opponent; null while waiting. */
  opponent: v.nullable(v.string()),
  round,
  /** Points of this round, including those carried over. */
  atStake: whole,
  points: v.object({ own: whole, other: whole }),
  /** Cards not played yet, without a face-down card. */
  hand: v.array(card),
  otherHand: v.array(card),
  /** The face-down card of this round. */
  chosen: v.nullable(card),
  hasOtherChosen: v.boolean(),
  rounds: v.array(played),
  /** Null during the match. `absence`: a player missed two choices in a row. `alone`: no opponent came. */
  ending: v.nullable(v.picklist(['points', 'absence', 'alone'])),
  /** This player's payout, minor units; null during the match. */
  payout: v.nullable(notNegative),
  startedAt: moment,
})
export type PvpMatch = v.InferOutput<typeof pvpMatch>

const { rules, stakes, unfinished, nextSeedHash, ...framed } = openedGame.entries
export const openedPvp = v.object({
  ...framed,
  /** Milliseconds for a choice, for the revealed cards, and for waiting without an opponent. */
  lasts: v.object({ choosing: whole, shown: whole, waiting: whole }),
})
export type OpenedPvp = v.InferOutput<typeof openedPvp>

export const pvpStatus = v.object({
  rooms: v.pipe(v.array(pvpRoom), v.minLength(1)),
  /** Defaults to the current match. */
  match: v.nullable(pvpMatch),
  balance: notNegative,
})
export type PvpStatus = v.InferOutput<typeof pvpStatus>

export const pvpOpening = v.object({ game: openedPvp, standing: pvpStatus })
export type PvpOpening = v.InferOutput<typeof pvpOpening>

/** Takes a seat in a room, against a waiting player or to wait for one. */
export const takeSeat = v.object({
  /** Idempotency key; the same key with the same room returns the same match. */
  key: v.pipe(v.string(), v.uuid()),
  room: pvpRoomNumber,
  /** The displayed stake, minor units. The call is refused if it has changed. */
  stake: notNegative,
})
export type TakeSeat = v.InferOutput<typeof takeSeat>

/** Leaves the seat while waiting for an opponent. A started match continues. */
export const leaveSeat = v.object({ match: id })

/** Plays a card face down. Only the first choice of a round counts. */
export const chooseCard = v.object({ match: id, round, card })
export type ChooseCard = v.InferOutput<typeof chooseCard>

/** Finished matches of this game, newest first. */
export const pvpPage = v.object({ matches: v.array(pvpMatch), next: v.nullable(moment) })
export type PvpPage = v.InferOutput<typeof pvpPage>

export const pvpRefusal = v.variant('code', [
  ...playRefusal.options.filter((one) => one.entries.code.literal !== 'play.unfinished'),
  /** The player is already in another match of this game. */
  v.object({ code: v.literal('pvp.seated'), value: v.object({ standing: pvpStatus }) }),
])
export type PvpRefusal = v.InferOutput<typeof pvpRefusal>
