import type { PvpVendor } from '#games/pvp/pvp-vendor.ts'
import type { OpenedPvp, PvpMatch, PvpStatus } from '#protocol/play/play-pvp.ts'
import { openedMines } from './games.ts'

const never = () => new Promise<never>(() => {})

/** A vendor that never responds. The models script its answers. */
export const silentDuel: PvpVendor = {
  open: never,
  sit: never,
  forgetSeat: () => {},
  leave: never,
  choose: never,
  look: never,
  past: never,
}

const { rules, stakes, unfinished, nextSeedHash, ...framed } = openedMines

export const openedDuel: OpenedPvp = {
  ...framed,
  lasts: { choosing: 15_000, shown: 3_000, waiting: 180_000 },
}

/** A match in which the player has just taken a seat and still has no opponent. */
const aloneMatch: PvpMatch = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  room: 1,
  stake: 100,
  win: 190,
  phase: 'waiting',
  left: 180_000,
  opponent: null,
  round: 1,
  atStake: 1,
  points: { own: 0, other: 0 },
  hand: [1, 2, 3, 4, 5],
  otherHand: [1, 2, 3, 4, 5],
  chosen: null,
  hasOtherChosen: false,
  rounds: [],
  ending: null,
  payout: null,
  startedAt: '2030-01-01T00:00:00.000Z',
}

/** Returns a status with two rooms. With the default balance, the player cannot afford room 4. */
export const duelStatus = (match: Partial<PvpMatch> | null, balance = 1_000): PvpStatus => ({
  rooms: [
    { number: 1, name: 'Veranda table', stake: 100, win: 190, isAwaited: true, playing: 0 },
    { number: 4, name: 'Tower table', stake: 10_000, win: 19_000, isAwaited: false, playing: 2 },
  ],
  match: match && { ...aloneMatch, ...match },
  balance,
})
