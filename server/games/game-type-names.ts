import type { MessageDescriptor } from '@lingui/core'
import type { GameType } from '#protocol/lobby/games.ts'

export const gameTypeNames: Record<GameType, MessageDescriptor> = {
  RNG: /*i18n*/ { id: 'game.type.casino', message: 'Casino' },
  LIVE: /*i18n*/ { id: 'game.type.liveCasino', message: 'Live casino' },
  FISH: /*i18n*/ { id: 'game.type.fishing', message: 'Fishing' },
  PVP: /*i18n*/ { id: 'game.type.pvp', message: 'PvP' },
  SPORTS: /*i18n*/ { id: 'game.type.sports', message: 'Sports' },
  ESPORTS: /*i18n*/ { id: 'game.type.esports', message: 'Esports' },
  COCKFIGHT: /*i18n*/ { id: 'game.type.duels', message: 'Duels' },
  ELOTT: /*i18n*/ { id: 'game.type.eLottery', message: 'E-lottery' },
  LOTT: /*i18n*/ { id: 'game.type.lottery', message: 'Lottery' },
  BGS: /*i18n*/ { id: 'game.type.houseGames', message: 'House games' },
}
