const words: Readonly<Record<string, string>> = {
  slots: 'slots caça-níqueis',
  shows: 'live ao vivo roda wheel',
  fishing: 'fishing pesca pescaria',
  duels: 'duels duelos',
  sportsbook: 'sports esportes apostas',
  esportsbook: 'e-sports esports',
  instant: 'lottery loteria instant',
  draws: 'lottery loteria sorteio',
  mines: 'mines minas campo minado',
  plinko: 'plinko',
  roulette: 'roulette roleta',
  dice: 'dice dados',
  cards: 'cards cartas baralho',
}

/** Returns a kind's search words in English and Portuguese; empty for kinds without any. */
export const kindLabels = (kind: string): string => (Object.hasOwn(words, kind) ? (words[kind] ?? '') : '')
