import * as v from 'valibot'
import { type PlayRound, slotRound } from '#contract/play.ts'
import { liveDrawn, liveRound } from '#contract/play-live.ts'
import type { Fairness } from '#contract/play-round.ts'
import type { gameRound } from '../database/schema/play.ts'

const seeds = v.object({ serverSeed: v.string(), seedHash: v.string(), clientSeed: v.string() })

/** What `game_round.state` holds for the engines that are played here. */
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
    /** The return it was begun with, hundredths of a percent. */
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
    /** Decided by the seeds from the start. */
    drawn: liveDrawn,
  }),
])

export type RoundState = v.InferOutput<typeof roundState>
export type RoundRow = typeof gameRound.$inferSelect

export const stateOf = (row: RoundRow): RoundState => v.parse(roundState, row.state)

/** A round as its player may see it: what an open round still hides stays here. */
export function roundSeen(row: RoundRow): PlayRound {
  const state = stateOf(row)
  const isOpen = row.payout === null
  const fairness: Fairness = { ...state.seeds, serverSeed: isOpen ? null : state.seeds.serverSeed }
  const base = {
    id: row.id,
    key: row.key ?? '',
    stake: row.stake,
    payout: row.payout,
    startedAt: row.startedAt.toISOString(),
    fairness,
  }
  if (state.engine === 'slot') return { ...base, engine: 'slot', strips: state.strips, spins: state.spins }
  if (state.engine === 'live') {
    const { number, spot, returnBp, drawn } = state
    return { ...base, engine: 'live', number, spot, returnBp, drawn: isOpen ? null : drawn }
  }
  const { mines, opened, hit, field } = state
  return { ...base, engine: 'mines', mines, opened, hit, field: isOpen ? null : field }
}
