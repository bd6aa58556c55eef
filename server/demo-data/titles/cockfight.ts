import type { Title } from './title.ts'

/** The category's name is the vendors'; its games are duels of things, and no animal is in any of them. */
export const cockfightTitles: readonly Title[] = [
  ['duelo/pioes', 'Batalha de Piões', 'Spinning Top Duel'],
  ['duelo/elmos', 'Duelo de Elmos', 'Duel of Helms'],
  ['duelo/tambores', 'Desafio dos Tambores', 'Drum Challenge'],
  ['duelo/pipas', 'Corta-Linha', 'Cut the String'],
  ['duelo/mascaras', 'Máscara contra Máscara', 'Mask against Mask'],
  ['duelo/estandartes', 'Guerra dos Estandartes', 'War of Standards'],
  ['duelo/escudos', 'Muralha de Escudos', 'Shield Wall'],
  ['duelo/pioes', 'Pião de Ferro', 'Iron Top'],
]
