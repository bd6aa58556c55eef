import * as v from 'valibot'
import { duelRound } from '#protocol/play/play-duel.ts'
import { fishRound } from '#protocol/play/play-fish.ts'
import { liveDrawn, liveRound } from '#protocol/play/play-live.ts'
import { slotRound } from '#protocol/play/play-slot.ts'
import { tableRound } from '#protocol/play/play-table.ts'
import type { gameRound } from '#server/play/game-round.table.ts'

const seeds = v.object({ serverSeed: v.string(), seedHash: v.string(), clientSeed: v.string() })

/** Schema of `game_round.state` for all engines except lottery, PvP and sports. */
const roundState = v.variant('engine', [
  v.object({
    engine: v.literal('slot'),
    seeds,
    strips: slotRound.entries.strips,
    spins: slotRound.entries.spins,
  }),
  v.object({
    engine: v.literal('mines'),
    seeds,
    /** The game's return when the round began, in basis points. */
    returnBp: v.number(),
    mines: v.number(),
    field: v.array(v.number()),
    opened: v.array(v.number()),
    hit: v.nullable(v.number()),
  }),
  v.object({
    engine: v.literal('live'),
    seeds,
    number: v.number(),
    spot: liveRound.entries.spot,
    returnBp: v.number(),
    drawn: liveDrawn,
  }),
  v.object({
    engine: v.literal('duel'),
    seeds,
    form: duelRound.entries.form,
    pick: duelRound.entries.pick,
    returnBp: v.number(),
    exchanges: duelRound.entries.exchanges,
  }),
  v.object({
    engine: v.literal('table'),
    seeds,
    bet: tableRound.entries.bet,
    returnBp: v.number(),
    landed: tableRound.entries.landed,
  }),
  v.object({
    engine: v.literal('fish'),
    seeds,
    species: fishRound.entries.species,
    returnBp: v.number(),
    caught: v.boolean(),
  }),
])

export type RoundState = v.InferOutput<typeof roundState>
export type RoundRow = typeof gameRound.$inferSelect

export const stateOf = (row: RoundRow): RoundState => v.parse(roundState, row.state)
