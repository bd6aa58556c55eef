import { ROULETTE_RETURN } from '#domain/play/roulette-odds.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { EngineName } from '#protocol/play/play.ts'
import { tableVariants } from '#protocol/play/play-table.ts'

/** Kinds of games that a motif alone decides, in the categories that hold games of many kinds. */
const kindByMotif: Record<string, string> = {
  // Pictures of a climb; what is played is a field.
  crash: 'mines',
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

/** The kind of all others. */
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

/** Where a machine with cards on its picture is still a machine. */
const machineMotifs = ['roleta', 'dados', 'cartas', 'corte', 'fliperama']
const oneKind: readonly GameType[] = ['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT']

/** Kinds that an engine plays as what they are, in the categories of one player's own games. */
const ownKinds = ['mines', 'plinko', 'dice', 'roulette']
const ownGames: readonly GameType[] = ['RNG', 'BGS']

/** `gameClassify`: the kind of a game within its category. */
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

/** The engine that plays a game; lotteries are drawn on the platform's clock. */
export function engineOf(category: GameType, kind: string): EngineName | 'lottery' {
  if (lotteries.includes(category)) return 'lottery'
  if (books.includes(category)) return 'sports'
  if (category === 'LIVE') return 'live'
  if (category === 'COCKFIGHT') return 'duel'
  if (category === 'PVP') return 'pvp'
  if (category === 'FISH') return 'fish'
  // The others open fields until each has an engine of its own.
  if (!ownGames.includes(category) || kind === 'mines') return 'mines'
  return tables.includes(kind) ? 'table' : 'slot'
}

/** Of what two members stake against each other, the winner has all but five percent. */
const PVP_RETURN = 9_500

/** The return of a game, hundredths of a percent: `usual`, except where the rules leave no choice. */
export function returnOf(kind: string, engine: string, usual: number): number {
  if (engine === 'pvp') return PVP_RETURN
  return engine === 'table' && kind === 'roulette' ? ROULETTE_RETURN : usual
}
