import type { Sport } from '#protocol/play/sports.ts'

/** The motif of a game's picture decides which sport is displayed first. */
const byMotif: ReadonlyMap<string, Sport> = new Map([
  ['bola', 'football'],
  ['dragao', 'arena'],
  ['xadrez', 'arena'],
  ['voo', 'arena'],
])

/** Starts with the sport of the category or picture. */
export function sportsOrder({ gameType, motif }: { gameType: string; motif: string }): Sport[] {
  const [name = ''] = motif.split('/')
  const first = gameType === 'SPORTS' ? 'football' : (byMotif.get(name) ?? 'shooter')
  const rest = (['shooter', 'arena', 'football'] as const).filter((sport) => sport !== first)
  return [first, ...rest]
}
