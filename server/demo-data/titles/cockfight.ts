import type { Title } from './title.ts'

/** Vendors use the category's usual name, but these games are duels between objects, without animals. */
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
