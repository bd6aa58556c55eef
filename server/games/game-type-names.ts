import type { MessageDescriptor } from '@lingui/core'
import type { GameType } from '#protocol/lobby/games.ts'

export const gameTypeNames: Record<GameType, MessageDescriptor> = {
  RNG: /*i18n*/ { id: 'game.type.RNG', message: 'Casino' },
  LIVE: /*i18n*/ { id: 'game.type.LIVE', message: 'Live' },
  FISH: /*i18n*/ { id: 'game.type.FISH', message: 'Fishing' },
  PVP: /*i18n*/ { id: 'game.type.PVP', message: 'PvP' },
  SPORTS: /*i18n*/ { id: 'game.type.SPORTS', message: 'Sports' },
  ESPORTS: /*i18n*/ { id: 'game.type.ESPORTS', message: 'E-sports' },
  COCKFIGHT: /*i18n*/ { id: 'game.type.COCKFIGHT', message: 'Duels' },
  ELOTT: /*i18n*/ { id: 'game.type.ELOTT', message: 'E-lottery' },
  LOTT: /*i18n*/ { id: 'game.type.LOTT', message: 'Lottery' },
  BGS: /*i18n*/ { id: 'game.type.BGS', message: 'House games' },
}
