import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { pvpHand, pvpPoints } from '#domain/play/pvp-rules.ts'
import { moment } from '#domain/time/moment.ts'
import { openedGame, playRefusal } from './play.ts'

/** This file describes the messages between a PvP page and its vendor under `/play/api/pvp`. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.pipe(v.string(), v.uuid())
const round = v.pipe(whole, v.minValue(1), v.maxValue(pvpPoints.length))
const card = v.picklist(pvpHand)
export type PvpCard = v.InferOutput<typeof card>

export const pvpRoomNumber = v.pipe(whole, v.minValue(1), v.maxValue(99))

export const pvpRoom = v.object({
  number: pvpRoomNumber,
  name: v.string(),
  /** Each player's stake in minor units. */
  stake: notNegative,
  /** The winner's payout in minor units. */
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
  /** Who chose each card. After a timeout, the platform plays the lowest card. */
  ownBy: whoPlayed,
  otherBy: whoPlayed,
})
export type PvpPlayed = v.InferOutput<typeof played>

/** A match as one player sees it. It includes the opponent's card once both have chosen. */
export const pvpMatch = v.object({
  id,
  /** Increases with every change, so the response with the higher version is newer. */
  version: whole,
  room: pvpRoomNumber,
  stake: notNegative,
  /** The winner's payout in minor units. */
  win: notNegative,
  /** `returned`: the stake was refunded, because no opponent came or the player left while waiting. */
  phase: v.picklist(['waiting', 'shown', 'choosing', 'won', 'lost', 'drawn', 'returned']),
  /** How long until the phase times out, in ms by the platform's clock; 0 after the match. */
  left: whole,
  /** The opponent's masked name; null while waiting. */
  opponent: v.nullable(v.string()),
  round,
  /** Points to win in this round, including those carried over from earlier rounds. */
  atStake: whole,
  points: v.object({ own: whole, other: whole }),
  /** Cards left. The player's hand excludes the face-down card; the opponent's still includes it. */
  hand: v.array(card),
  otherHand: v.array(card),
  /** The player's face-down card of this round. */
  chosen: v.nullable(card),
  hasOtherChosen: v.boolean(),
  rounds: v.array(played),
  /**
   * Why the match ended; null during the match. `absence`: a player missed two choices in a row. `alone`: no
   * opponent came.
   */
  ending: v.nullable(v.picklist(['points', 'absence', 'alone'])),
  /** This player's payout in minor units; null during the match. */
  payout: v.nullable(notNegative),
  startedAt: moment,
})
export type PvpMatch = v.InferOutput<typeof pvpMatch>

const { rules, stakes, unfinished, nextSeedHash, ...framed } = openedGame.entries
export const openedPvp = v.object({
  ...framed,
  /** Maximum time for a choice, display time of revealed cards, and maximum wait for an opponent, in ms. */
  lasts: v.object({ choosing: whole, shown: whole, waiting: whole }),
})
export type OpenedPvp = v.InferOutput<typeof openedPvp>

export const pvpStatus = v.object({
  rooms: v.pipe(v.array(pvpRoom), v.minLength(1)),
  /** The requested match, or else the current one; null if there is none. */
  match: v.nullable(pvpMatch),
  balance: notNegative,
})
export type PvpStatus = v.InferOutput<typeof pvpStatus>

export const pvpOpening = v.object({ game: openedPvp, standing: pvpStatus })
export type PvpOpening = v.InferOutput<typeof pvpOpening>

/**
 * Takes a seat in a room, opposite a waiting player if there is one. Otherwise the player waits for an
 * opponent.
 */
export const takeSeat = v.object({
  /** Idempotency key. The same key and room return the same match. */
  key: v.pipe(v.string(), v.uuid()),
  room: pvpRoomNumber,
  /** The displayed stake in minor units. The call is refused if the stake has changed. */
  stake: notNegative,
})
export type TakeSeat = v.InferOutput<typeof takeSeat>

/** Leaves the seat while waiting for an opponent. A match that has started goes on. */
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
