import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Language } from '#domain/text/language.ts'
import type { Calls } from '#protocol/calls.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import type { LotteryFamily } from '#protocol/play/lottery-games.ts'
import { type EngineName, engineName } from '#protocol/play/play.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { toGameDto } from '#server/games/game-dto.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { isLotteryVendor, vendorOf } from '#server/play/lottery/families.ts'
import { limits } from '#server/play/lottery/limits.ts'
import { oddsOf } from '#server/play/lottery/place-bets.ts'
import { plays, returnBpOf } from '#server/play/lottery/plays.ts'
import { familyRules } from '#server/play/lottery/rules-text.ts'
import { rooms } from '#server/play/pvp/rooms.ts'
import { slipLimits, stakeLimits } from '#server/play/rounds/stakes.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'
import { rulesOf } from './game-rules.ts'

/** Returns facts about a game, shown before it is played. Throws NotFound if the game does not exist. */
export const readGameSheet: HandlerOf<'readGameSheet'> = async ({ platform, request, caller, now }) => {
  const language = request.language ?? caller.language
  const [found] = await platform.database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(eq(game.nodeId, request.nodeId))
  if (!found) throw new NotFound()
  return accept({
    game: toGameDto(found, language, now),
    vendor: found.vendor.name,
    currency: currency.code,
    demo: found.game.trial,
    ...(isLotteryVendor(found.vendor.code)
      ? await lotteryTerms(platform.database, vendorOf(found.vendor.code).family, language)
      : engineTerms(found.game, language)),
  })
}

type Terms = Pick<ReplyOf<Calls['readGameSheet']>, 'rules' | 'statedReturn' | 'minStake' | 'maxStake'>

function engineTerms(
  { engine, gameClassify, returnBp }: typeof game.$inferSelect,
  language: Language,
): Terms {
  const known = v.safeParse(engineName, engine)
  if (!known.success) throw new NotFound()
  const { least, most } = stakeLimitsOf(known.output)
  return {
    rules: rulesOf(known.output, { gameClassify }, language),
    statedReturn: returnBp,
    minStake: least,
    maxStake: most,
  }
}

function stakeLimitsOf(engine: EngineName): { least: number; most: number } {
  if (engine === 'sports') return slipLimits
  if (engine !== 'pvp') return stakeLimits
  const offered = rooms.map(({ stake }) => stake)
  return { least: Math.min(...offered), most: Math.max(...offered) }
}

/** A lottery's bets have different returns. The lowest return is stated. */
async function lotteryTerms(database: Database, family: LotteryFamily, language: Language): Promise<Terms> {
  const odds = await oddsOf(database, family)
  const returns = Object.entries(plays[family]).map(([name, play]) =>
    returnBpOf(play, odds[name] ?? play.odds),
  )
  return {
    rules: localize(familyRules[family], language),
    statedReturn: Math.min(...returns),
    minStake: limits.minStake,
    maxStake: limits.maxStake,
  }
}
