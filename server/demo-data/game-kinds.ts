import { ROULETTE_RETURN } from '#domain/play/roulette-odds.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { EngineName } from '#protocol/play/play.ts'
import { tableVariants } from '#protocol/play/play-table.ts'

/** Kinds of games by the motif of their picture, for categories with several kinds. */
const kindByMotif: Record<string, string> = {
  minas: 'mines',
  plinko: 'plinko',
  roleta: 'roulette',
  dados: 'dice',
  cartas: 'cards',
  corte: 'cards',
  domino: 'dominoes',
  xadrez: 'boards',
  bingo: 'bingo',
  fliperama: 'arcade',
  bilhete: 'tickets',
}

const usualKind: Record<GameType, string> = {
  RNG: 'slots',
  LIVE: 'shows',
  FISH: 'fishing',
  PVP: 'duels',
  SPORTS: 'sportsbook',
  ESPORTS: 'esportsbook',
  COCKFIGHT: 'duels',
  ELOTT: 'instant',
  LOTT: 'draws',
  BGS: 'originals',
}

/** In the category RNG, games with these motifs, such as cards or dice, are slot machines. */
const machineMotifs = ['roleta', 'dados', 'cartas', 'corte', 'fliperama']
const oneKind: readonly GameType[] = ['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT']

/**
 * The only kinds besides the usual one in the categories of `ownGames`. Games of other kinds get the
 * category's usual kind.
 */
const ownKinds = ['mines', 'plinko', 'dice', 'roulette']
const ownGames: readonly GameType[] = ['RNG', 'BGS']

/** The kind of a game, which the API calls `gameClassify`. */
export function kindOf(category: GameType, motif: string): string {
  const [name = ''] = motif.split('/')
  const isMachine = category === 'RNG' && machineMotifs.includes(name)
  if (isMachine || oneKind.includes(category)) return usualKind[category]
  const kind = kindByMotif[name] ?? usualKind[category]
  if (ownGames.includes(category)) return ownKinds.includes(kind) ? kind : usualKind[category]
  return category === 'LIVE' && kind !== 'cards' ? usualKind.LIVE : kind
}

const books: readonly GameType[] = ['SPORTS', 'ESPORTS']
const lotteries: readonly GameType[] = ['LOTT', 'ELOTT']
const tables: readonly string[] = tableVariants

export function engineOf(category: GameType, kind: string): EngineName | 'lottery' {
  if (lotteries.includes(category)) return 'lottery'
  if (books.includes(category)) return 'sports'
  if (category === 'LIVE') return 'live'
  if (category === 'COCKFIGHT') return 'duel'
  if (category === 'PVP') return 'pvp'
  if (category === 'FISH') return 'fish'
  // Other categories use the mines engine until they have an engine of their own.
  if (!ownGames.includes(category) || kind === 'mines') return 'mines'
  return tables.includes(kind) ? 'table' : 'slot'
}

/** The winner of a PvP match gets both stakes minus five percent. */
const PVP_RETURN = 9_500

/** Returns the RTP in basis points. PvP and roulette have a fixed one instead of `usual`. */
export function returnOf(kind: string, engine: string, usual: number): number {
  if (engine === 'pvp') return PVP_RETURN
  return engine === 'table' && kind === 'roulette' ? ROULETTE_RETURN : usual
}
