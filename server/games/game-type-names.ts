import type { GameType } from '#contract/games.ts'
import type { LocalizedText } from '../texts/localized-text.ts'

/** What the categories of the lobby are called in files, records and titles. */
export const gameTypeNames: Record<GameType, LocalizedText> = {
  RNG: { pt: 'Cassino', en: 'Casino' },
  LIVE: { pt: 'Ao vivo', en: 'Live' },
  FISH: { pt: 'Pesca', en: 'Fishing' },
  PVP: { pt: 'PvP', en: 'PvP' },
  SPORTS: { pt: 'Esportes', en: 'Sports' },
  ESPORTS: { pt: 'E-sports', en: 'E-sports' },
  COCKFIGHT: { pt: 'Duelos', en: 'Duels' },
  ELOTT: { pt: 'E-loteria', en: 'E-lottery' },
  LOTT: { pt: 'Loteria', en: 'Lottery' },
  BGS: { pt: 'Da casa', en: 'House games' },
}
