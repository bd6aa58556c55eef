import type { Sport } from '#protocol/play/sports.ts'

/** The sport to show first, keyed by the motif of the game's artwork. */
const byMotif: ReadonlyMap<string, Sport> = new Map([
  ['bola', 'football'],
  ['dragao', 'arena'],
  ['xadrez', 'arena'],
  ['voo', 'arena'],
])

/** Returns the sports in display order. The first one matches the game's category or artwork. */
export function sportsOrder({ gameType, motif }: { gameType: string; motif: string }): Sport[] {
  const [name = ''] = motif.split('/')
  const first = gameType === 'SPORTS' ? 'football' : (byMotif.get(name) ?? 'shooter')
  const rest = (['shooter', 'arena', 'football'] as const).filter((sport) => sport !== first)
  return [first, ...rest]
}
