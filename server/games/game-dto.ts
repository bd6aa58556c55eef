import { artVersion } from '@palpite/game-art/art-version.ts'
import type { Language } from '#domain/text/language.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { FoundGames, Rows } from './find-games.ts'
import { gameName } from './game-name.ts'

export function toGameDto({ game, vendor }: Rows, language: Language, now: Date): Game {
  const name = gameName(game, language)
  const picture = `/art/games/${game.nodeId}.svg?v=${artVersion(game)}`
  const isClosed = vendor.closedUntil !== null && vendor.closedUntil > now
  return {
    nodeId: game.nodeId,
    nodeName: game.nameEn,
    gameName: name,
    displayName: name,
    vassalage: game.vendorCode,
    vendor: vendor.name,
    gameType: game.gameType as Game['gameType'],
    gameClassify: game.gameClassify,
    gameCode: game.gameCode,
    iconUrl: picture,
    showIcon: picture,
    lagerIcon: picture,
    isGame: game.group ? 'VASSALAGE' : 'GAME',
    isHot: game.hot ? 1 : 0,
    trial: game.trial,
    closedUntil: isClosed ? vendor.closedUntil?.toISOString() : null,
    ...(game.withdrawn && { withdrawn: true }),
  }
}

export function toGamePageDto(
  { rows, total, close }: FoundGames,
  { size, language, now }: { size: number; language: Language; now: Date },
) {
  return {
    rows: rows.map((row) => toGameDto(row, language, now)),
    totalPages: Math.ceil(total / size),
    total,
    close,
  }
}
