import { game } from '#server/games/game.table.ts'
import type { Platform } from '#server/platform/platform.ts'

export const LIVE_WHEEL = 201
export const LIVE_CARDS = 202

const row = {
  vendorCode: 'PG',
  gameType: 'LIVE',
  hue: 40,
  hot: false,
  trial: true,
  engine: 'live',
  returnBp: 9_600,
} as const

export async function putLiveGames(platform: Platform): Promise<void> {
  await platform.database.insert(game).values([
    {
      ...row,
      nodeId: LIVE_WHEEL,
      gameClassify: 'shows',
      gameCode: 'roda',
      namePt: 'Roda Grande',
      nameEn: 'The Big Wheel',
      searchText: 'roda grande the big wheel palpite games',
      motif: 'roleta/fortuna',
      position: 1,
    },
    {
      ...row,
      nodeId: LIVE_CARDS,
      gameClassify: 'cards',
      gameCode: 'bacara',
      namePt: 'Dragão e Tigre Real',
      nameEn: 'Royal Dragon Tiger',
      searchText: 'bacara real royal baccarat palpite games',
      motif: 'corte/rei',
      position: 2,
    },
  ])
}
