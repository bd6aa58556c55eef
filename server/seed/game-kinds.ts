import type { GameType } from '#contract/games.ts'
import type { EngineName } from '#contract/play.ts'

/** Kinds of games that a motif alone decides, in the categories that hold games of many kinds. */
const kindByMotif: Record<string, string> = {
  crash: 'crash',
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
const oneKind: readonly GameType[] = ['FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT']

/** `gameClassify`: the kind of a game within its category. */
export function kindOf(category: GameType, motif: string): string {
  const [name = ''] = motif.split('/')
  const isMachine = category === 'RNG' && machineMotifs.includes(name)
  if (isMachine || oneKind.includes(category)) return usualKind[category]
  const kind = kindByMotif[name] ?? usualKind[category]
  return category === 'LIVE' && kind !== 'cards' ? usualKind.LIVE : kind
}

const books: readonly GameType[] = ['SPORTS', 'ESPORTS']
/** Categories whose games turn reels; the others open fields until each has an engine of its own. */
const reels: readonly GameType[] = ['RNG', 'BGS']
const lotteries: readonly GameType[] = ['LOTT', 'ELOTT']
const fields = ['mines', 'crash', 'plinko', 'dice']

/** The engine that plays a game; lotteries are drawn on the platform's clock. */
export function engineOf(category: GameType, kind: string): EngineName | 'lottery' {
  if (lotteries.includes(category)) return 'lottery'
  if (books.includes(category)) return 'sports'
  if (category === 'LIVE') return 'live'
  return reels.includes(category) && !fields.includes(kind) ? 'slot' : 'mines'
}
