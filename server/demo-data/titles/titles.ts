import type { GameType } from '#protocol/lobby/games.ts'
import { bgsTitles } from './bgs.ts'
import { cockfightTitles } from './cockfight.ts'
import { elottTitles } from './elott.ts'
import { esportsTitles } from './esports.ts'
import { fishTitles } from './fish.ts'
import { liveTitles } from './live.ts'
import { lottTitles } from './lott.ts'
import { pvpTitles } from './pvp.ts'
import { rngTitles } from './rng.ts'
import { sportsTitles } from './sports.ts'
import type { Title } from './title.ts'

export const titles: Record<GameType, readonly Title[]> = {
  RNG: rngTitles,
  LIVE: liveTitles,
  FISH: fishTitles,
  PVP: pvpTitles,
  SPORTS: sportsTitles,
  ESPORTS: esportsTitles,
  COCKFIGHT: cockfightTitles,
  ELOTT: elottTitles,
  LOTT: lottTitles,
  BGS: bgsTitles,
}
