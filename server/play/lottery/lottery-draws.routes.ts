import { eq } from 'drizzle-orm'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { game } from '#server/games/game.table.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { localize } from '#server/texts/localized-text.ts'
import { balls } from './balls.ts'
import { toDrawDto } from './draw-dto.ts'
import { vendorOf } from './families.ts'
import { limits } from './limits.ts'
import { readLottery } from './lotteries.ts'
import { lotteryDraw } from './lottery.table.ts'
import { currentDraw } from './open-draws.ts'
import { previousDraw } from './opened-numbers.ts'
import { oddsOf } from './place-bets.ts'
import { plays, returnBpOf } from './plays.ts'
import { familyRules, playTexts } from './rules-text.ts'
import { scheduleOf } from './schedule.ts'

/** LOTT-03 */
export const readLotteryDraw: HandlerOf<'readLotteryDraw'> = async ({ platform, request, now }) => {
  const { database } = platform
  const lottery = await readLottery(database, request.gameCode)
  const current = await currentDraw(database, lottery, now)
  const previous = await previousDraw(database, lottery.game.nodeId, now)
  return accept({
    now: now.toISOString(),
    current: toDrawDto(current, lottery, now),
    previous: previous && toDrawDto(previous, lottery, now),
  })
}

/** LOTT-03 */
export const readLotteryRules: HandlerOf<'readLotteryRules'> = async ({ platform, request, caller }) => {
  const { gameCode, language = caller.language } = request
  const { family, schedule } = await readLottery(platform.database, gameCode)
  const odds = await oddsOf(platform.database, family)
  return accept({
    family,
    rules: localize(familyRules[family], language),
    every: schedule.every / 1_000,
    locksBefore: schedule.lock / 1_000,
    plays: Object.entries(plays[family]).map(([play, kind]) => {
      const text = playTexts[family][play]
      if (!text) throw new Error(`${play} has no name`)
      const { lowest, highest, fewest, most, choose, digits } = kind
      const pays = odds[play] ?? kind.odds
      return {
        play,
        name: localize(text.name, language),
        hint: localize(text.hint, language),
        ...{ lowest, highest, fewest, most, choose, digits },
        names: text.names?.map((name) => localize(name, language)) ?? null,
        odds: pays,
        returnBp: returnBpOf(kind, pays),
      }
    }),
    ...limits,
  })
}

/**
 * LOTT-03. Returns a draw's proof, which contains the seed once the numbers have been drawn.
 * @throws NotFound if the draw does not exist
 */
export const readDrawProof: HandlerOf<'readDrawProof'> = async ({ platform, request, now }) => {
  if (!isUuid(request.drawId)) throw new NotFound()
  const [found] = await platform.database
    .select({ draw: lotteryDraw, game })
    .from(lotteryDraw)
    .innerJoin(game, eq(game.nodeId, lotteryDraw.nodeId))
    .where(eq(lotteryDraw.id, request.drawId))
  if (!found) throw new NotFound()
  const { draw } = found
  const { family, vassalage } = vendorOf(found.game.vendorCode)
  const schedule = scheduleOf({ ...found.game, vendorCode: vassalage })
  return accept({
    draw: toDrawDto(draw, { game: found.game, schedule }, now),
    seed: draw.numbers ? draw.seed : null,
    method: 'hmac-sha256-words' as const,
    ...balls[family],
  })
}
