import type { OpenedGame } from '#protocol/play/play.ts'
import type { LiveRound, LiveTable } from '#protocol/play/play-live.ts'
import { openedMines } from '#tests/support/play/games.ts'

export const openedLive: OpenedGame = {
  ...openedMines,
  rules: {
    engine: 'live',
    table: 'wheel',
    lasts: { betting: 18_000, locked: 2_000, drawing: 6_000, shown: 4_000 },
  },
}

const fairness = { seedHash: '0'.repeat(64), clientSeed: '00000007-7', serverSeed: null }

/** A table that accepts bets, before any bet is placed. */
export const liveTable: LiveTable = {
  number: 7,
  phase: 'betting',
  left: 5_000,
  fairness,
  nextSeedHash: '1'.repeat(64),
  drawn: null,
  last: [{ table: 'wheel', stop: 3 }],
  bets: [],
  balance: 1_000,
}

/** A bet on the `disc` spot, before the draw. */
export const liveBet: LiveRound = {
  id: '00000000-0000-4000-8000-000000000001',
  key: '00000000-0000-4000-8000-000000000002',
  engine: 'live',
  stake: 100,
  payout: null,
  startedAt: '2030-01-01T00:00:00.000Z',
  number: 7,
  spot: 'disc',
  returnBp: 9_600,
  drawn: null,
  fairness,
}
