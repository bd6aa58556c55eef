import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { readGameSheet } from '#contract/game-sheet.ts'
import { engineName } from '#contract/play.ts'
import { game, vendor } from '../database/schema/game.ts'
import { gameSeen } from '../games/game-names.ts'
import { rulesOf } from '../games/game-rules.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { stakesOf } from '../play/stakes.ts'
import { UnknownThing } from '../unknown-thing.ts'

/** What a player should know of a game before staking anything. Throws where there is no such game. */
export const gameSheetHandler: Handler<typeof readGameSheet> = async ({ platform, request, caller, now }) => {
  const language = request.language ?? caller.language
  const [found] = await platform.database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(eq(game.nodeId, request.nodeId))
  const engine = v.safeParse(engineName, found?.game.engine)
  if (!found || !engine.success) throw new UnknownThing()
  const { least, most } = stakesOf(engine.output)
  return accept({
    game: gameSeen(found, language, now),
    vendor: found.vendor.name,
    rules: rulesOf(engine.output, language),
    statedReturn: found.game.returnBp,
    currency: currency.code,
    minStake: least,
    maxStake: most,
    demo: found.game.trial,
  })
}
