import { artVersion } from '@palpite/game-art/art-version.ts'
import { gameInks } from '@palpite/game-art/game-inks.ts'
import type { Language } from '#domain/text/language.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import { gameName } from '#server/games/game-name.ts'
import type { Platform } from '#server/platform/platform.ts'
import { seedHashOf } from '#server/play/engines/fair-numbers.ts'
import type { Player } from '#server/play/play-session.ts'
import { openRound } from '#server/play/rounds/find-rounds.ts'
import { toRoundDto } from '#server/play/rounds/round-dto.ts'
import { balanceInGame } from '#server/play/rounds/round-money.ts'
import { roundsOfGame } from '#server/play/rounds/rounds-of.ts'
import { nextSeed } from '#server/play/rounds/seeds.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { currency } from '#server/texts/currency.ts'

export async function openGame(platform: Platform, player: Player, language: Language): Promise<OpenedGame> {
  const { database } = platform
  const { game, vendor, member, backUrl } = player
  // A bet on a shared live round is settled without its player, so it does not count as unfinished.
  const unfinished = game.engine === 'live' ? null : await openRound(database, player)
  return {
    player: String(member.id),
    nodeId: game.nodeId,
    name: gameName(game, language),
    vendor: vendor.name,
    backUrl,
    palette: gameInks(game),
    art: artVersion(game),
    balance: await balanceInGame(platform, player),
    currency: currency.code,
    stakes: [...stakes],
    returnBp: game.returnBp,
    rules: roundsOfGame(game).rules(game),
    nextSeedHash: seedHashOf(await nextSeed(database, { memberId: member.id, nodeId: game.nodeId })),
    unfinished: unfinished ? toRoundDto(unfinished) : null,
  }
}
