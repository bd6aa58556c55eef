import { artVersion } from '@palpite/game-art/art-version.ts'
import { gameInks } from '@palpite/game-art/game-inks.ts'
import type { Language } from '#domain/text/language.ts'
import type { PvpOpening } from '#protocol/play/play-pvp.ts'
import { gameName } from '#server/games/game-name.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Player } from '#server/play/play-session.ts'
import { currency } from '#server/texts/currency.ts'
import { pvpStatus } from './pvp-status.ts'
import { durations } from './timings.ts'

export async function openPvp(
  platform: Platform,
  player: Player,
  { language, now }: { language: Language; now: Date },
): Promise<PvpOpening> {
  const { game, vendor, member, backUrl } = player
  const status = await pvpStatus(platform, player, { match: null, language, now })
  return {
    game: {
      player: String(member.id),
      nodeId: game.nodeId,
      name: gameName(game, language),
      vendor: vendor.name,
      backUrl,
      palette: gameInks(game),
      art: artVersion(game),
      balance: status.balance,
      currency: currency.code,
      returnBp: game.returnBp,
      lasts: { ...durations },
    },
    standing: status,
  }
}
