import { randomUUID } from 'node:crypto'
import { countCombinations } from '#domain/play/combinations.ts'
import { type BetLine, placeLotteryBets } from '#protocol/play/lottery-bets.ts'
import { readLotteryDraw } from '#protocol/play/lottery-draws.ts'
import type { LotteryFamily } from '#protocol/play/lottery-games.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runDraws } from '#server/play/lottery/drawing.ts'
import { plays } from '#server/play/lottery/plays.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { setTime } from '#tests/support/set-time.ts'
import { putPlayer } from './game-world.ts'

/** Codes of one lottery per vendor. `VN` and `SIX` are drawn every minute, `SEA` every ten minutes. */
export const VN = 'NORTE'
export const SEA = 'COSTA'
export const SIX = 'SEIS'

const games = [
  { nodeId: 300, vendorCode: 'TCG_LOTTO_VN', gameType: 'ELOTT', gameCode: VN },
  { nodeId: 303, vendorCode: 'TCG_SEA', gameType: 'LOTT', gameCode: SEA },
  { nodeId: 306, vendorCode: 'ELOTT', gameType: 'ELOTT', gameCode: SIX },
] as const

export async function putLotteries({ database }: Platform): Promise<void> {
  await database
    .insert(vendor)
    .values(games.map(({ vendorCode }) => ({ code: vendorCode, name: vendorCode, show: 'frame' })))
  await database.insert(game).values(
    games.map((row, position) => ({
      ...row,
      gameClassify: 'draws',
      namePt: `Loteria ${row.gameCode}`,
      nameEn: `Lottery ${row.gameCode}`,
      searchText: row.gameCode.toLowerCase(),
      motif: 'bingo/bola',
      hue: 40,
      hot: false,
      trial: false,
      engine: 'lottery',
      returnBp: 9_600,
      position,
    })),
  )
}

/** Sets the time to just after a draw is due, and runs every draw that is due. */
export async function letDraw(platform: Platform, { drawsAt }: { drawsAt: string }): Promise<void> {
  await setTime(platform, Date.parse(drawsAt) + 1)
  await runDraws(platform)
}

export function lineOf(family: LotteryFamily, play: string, given: Partial<BetLine> = {}): BetLine {
  const kind = plays[family][play]
  if (!kind) throw new Error(`There is no ${play}`)
  const { numbers = [kind.lowest] } = given
  const count = countCombinations(numbers.length, kind.choose)
  return { play, numbers, count, unit: 100, multiplier: 1, odds: kind.odds, ...given }
}

export async function putBettor(opened: OpenedPlatform, balance = 100_000) {
  const { token, memberId } = await putPlayer(opened.platform, balance)
  const visitor = visit(opened)
  const draw = (gameCode: string) => visitor.read(readLotteryDraw, { gameCode }, { token })
  const bet = (drawId: string, lines: BetLine[], key: string = randomUUID()) =>
    visitor.ask(placeLotteryBets, { drawId, lines }, { token, 'idempotency-key': key })
  return { token, memberId, visitor, draw, bet }
}
