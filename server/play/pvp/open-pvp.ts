import type { Language } from '#contract/operator-config.ts'
import type { PvpOpening } from '#contract/play-pvp.ts'
import { artVersion } from '../../art/art-version.ts'
import { gameInks } from '../../art/game-inks.ts'
import { currency } from '../../ledger/currency.ts'
import type { Platform } from '../../platform.ts'
import { localize } from '../../texts/localized-text.ts'
import type { Player } from '../play-session.ts'
import { lasts } from './lasts.ts'
import { standingOf } from './standing.ts'

/** All that the page of a duel needs to begin, and the match that its player sits at. */
export async function openPvp(
  platform: Platform,
  player: Player,
  { language, now }: { language: Language; now: Date },
): Promise<PvpOpening> {
  const { game, vendor, member, backUrl } = player
  const standing = await standingOf(platform, player, { match: null, language, now })
  return {
    game: {
      player: String(member.id),
      nodeId: game.nodeId,
      name: localize({ pt: game.namePt, en: game.nameEn }, language),
      vendor: vendor.name,
      backUrl,
      palette: gameInks(game),
      art: artVersion(game),
      balance: standing.balance,
      currency: currency.code,
      returnBp: game.returnBp,
      lasts: { ...lasts },
    },
    standing,
  }
}
