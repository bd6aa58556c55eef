import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import { seedHashOf } from '#server/play/engines/fair-numbers.ts'
import type { Lottery } from './lotteries.ts'
import type { DrawRow } from './open-draws.ts'
import { issueOf } from './schedule.ts'

type Named = Pick<Lottery, 'schedule'> & { game: { gameCode: string } }

export const toDrawDto = (row: DrawRow, { game, schedule }: Named, now: Date): LotteryDraw => ({
  drawId: row.id,
  gameCode: game.gameCode,
  issue: issueOf(row.drawsAt.getTime(), schedule),
  state: row.state === 'open' && row.locksAt <= now ? 'locked' : row.state,
  opensAt: row.opensAt.toISOString(),
  locksAt: row.locksAt.toISOString(),
  drawsAt: row.drawsAt.toISOString(),
  commitment: seedHashOf(row.seed),
  numbers: row.numbers,
})
