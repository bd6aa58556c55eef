import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { pvpHand, pvpPoints } from '#domain/play/pvp-rules.ts'
import { moment } from '#domain/time/moment.ts'
import { openedGame, playRefusal } from './play.ts'

/** What the page of a duel and its vendor say to each other under `/play/api/pvp`. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.pipe(v.string(), v.uuid())
const round = v.pipe(whole, v.minValue(1), v.maxValue(pvpPoints.length))
const card = v.picklist(pvpHand)
export type PvpCard = v.InferOutput<typeof card>

/** A room of the game, by its number. */
export const pvpRoomNumber = v.pipe(whole, v.minValue(1), v.maxValue(99))

export const pvpRoom = v.object({
  number: pvpRoomNumber,
  name: v.string(),
  /** What each of the two puts in, minor units. */
  stake: notNegative,
  /** What the winner is paid, minor units. */
  win: notNegative,
  /** Whether somebody else sits there and waits for an opponent. */
  isAwaited: v.boolean(),
  /** Matches that are being played there. */
  playing: whole,
})
export type PvpRoom = v.InferOutput<typeof pvpRoom>

const whoPlayed = v.picklist(['player', 'clock'])

/** A round whose cards lie open. */
const played = v.object({
  own: card,
  other: card,
  points: whole,
  taker: v.nullable(v.picklist(['own', 'other'])),
  /** Who chose each card: where its player did not in time, the clock played the lowest. */
  ownBy: whoPlayed,
  otherBy: whoPlayed,
})
export type PvpPlayed = v.InferOutput<typeof played>

/** A match from the side of one of its players; what the other has chosen is in it once both have. */
export const pvpMatch = v.object({
  id,
  /** Grows with whatever happens in it: of two answers the one with the larger is the newer. */
  version: whole,
  room: pvpRoomNumber,
  stake: notNegative,
  /** What the winner is paid, minor units. */
  win: notNegative,
  /** `returned`: nobody came, or its player left while alone; the stake is in the wallet again. */
  phase: v.picklist(['waiting', 'shown', 'choosing', 'won', 'lost', 'drawn', 'returned']),
  /** Milliseconds until this phase ends by itself, by the platform's clock; 0 once all is over. */
  left: whole,
  /** As much of the other's name as anybody is told; null while waiting alone. */
  opponent: v.nullable(v.string()),
  round,
  /** Points that this round is played for, with what was carried into it. */
  atStake: whole,
  points: v.object({ own: whole, other: whole }),
  /** Cards that are still to be played; what lies face down is not among one's own any more. */
  hand: v.array(card),
  otherHand: v.array(card),
  /** The card that lies face down in this round. */
  chosen: v.nullable(card),
  hasOtherChosen: v.boolean(),
  rounds: v.array(played),
  /** Null while it goes on. `absence`: somebody let two choices in a row pass. */
  ending: v.nullable(v.picklist(['points', 'absence', 'alone'])),
  /** What it paid this player, minor units; null while it goes on. */
  payout: v.nullable(notNegative),
  startedAt: moment,
})
export type PvpMatch = v.InferOutput<typeof pvpMatch>

const { rules, stakes, unfinished, nextSeedHash, ...framed } = openedGame.entries
export const openedPvp = v.object({
  ...framed,
  /** Milliseconds: for a choice, for looking at what was played, and for waiting alone. */
  lasts: v.object({ choosing: whole, shown: whole, waiting: whole }),
})
export type OpenedPvp = v.InferOutput<typeof openedPvp>

/** How everything stands for a player: the rooms, their match, and their money. */
export const pvpStatus = v.object({
  rooms: v.pipe(v.array(pvpRoom), v.minLength(1)),
  /** The one that was asked after, else the one that is under way. */
  match: v.nullable(pvpMatch),
  balance: notNegative,
})
export type PvpStatus = v.InferOutput<typeof pvpStatus>

/** The game with how it stands. */
export const pvpOpening = v.object({ game: openedPvp, standing: pvpStatus })
export type PvpOpening = v.InferOutput<typeof pvpOpening>

/** Sits down in a room: opposite whoever waits there, or to wait. */
export const takeSeat = v.object({
  /** Made once per intent; the same key with the same room brings the same match again. */
  key: v.pipe(v.string(), v.uuid()),
  room: pvpRoomNumber,
  /** What the player was shown, minor units: nobody pays another one. */
  stake: notNegative,
})
export type TakeSeat = v.InferOutput<typeof takeSeat>

/** Gets up from a seat at which nobody has come to play; a match that has begun goes on. */
export const leaveSeat = v.object({ match: id })

/** Lays a card face down. The first one of a round stands; another one changes nothing. */
export const chooseCard = v.object({ match: id, round, card })
export type ChooseCard = v.InferOutput<typeof chooseCard>

/** Matches of this game that are over, newest first. */
export const pvpPage = v.object({ matches: v.array(pvpMatch), next: v.nullable(moment) })
export type PvpPage = v.InferOutput<typeof pvpPage>

export const pvpRefusal = v.variant('code', [
  ...playRefusal.options.filter((one) => one.entries.code.literal !== 'play.unfinished'),
  /** The player sits in another match of this game. */
  v.object({ code: v.literal('pvp.seated'), value: v.object({ standing: pvpStatus }) }),
])
export type PvpRefusal = v.InferOutput<typeof pvpRefusal>
