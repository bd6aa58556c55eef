import { arrangementOf } from './arrangement.ts'
import { artRequest, type GameArt } from './game-inks.ts'
import { framed, isScene } from './motif.ts'
import { findMotif } from './motifs.ts'
import { seededRng } from './seeded-rng.ts'
import { signSheet, upright } from './sign.ts'

const drawn = {
  bannerfish: 'peixe/bandeira',
  starfish: 'mar/estrela',
  shell: 'mar/concha',
  crab: 'mar/caranguejo',
  puffer: 'peixe/baiacu',
  dorado: 'peixe/dourado',
  turtle: 'mar/tartaruga',
  octopus: 'polvo/listrado',
  shark: 'tubarao/perfil',
  whale: 'mar/baleia',
} as const

export type FishSpecies = keyof typeof drawn | 'prize'

/** Draws a sea animal in the game's inks. The prize shows the motif of the game's tile. */
export function fishArt(game: GameArt, species: FishSpecies): string {
  const { motif, variant, inks } = arrangementOf(artRequest(game))
  const dice = seededRng(`fish ${game.nodeId} ${species}`)
  const [name = '', own = ''] = species === 'prize' ? [] : drawn[species].split('/')
  const found = species === 'prize' ? motif : findMotif(name)
  if (!found) throw new Error(`Unknown motif "${name}"`)
  const shown = species === 'prize' ? variant : own
  const figure = isScene(found) ? framed(found, inks, shown, dice) : found.draw(inks, shown, dice)
  return signSheet(inks, upright(figure, 0.82))
}
