import { arara } from '#game-art/motifs/animals/arara.ts'
import { boi } from '#game-art/motifs/animals/boi.ts'
import { borboleta } from '#game-art/motifs/animals/borboleta.ts'
import { capivara } from '#game-art/motifs/animals/capivara.ts'
import { cobra } from '#game-art/motifs/animals/cobra.ts'
import { coelho } from '#game-art/motifs/animals/coelho.ts'
import { coruja } from '#game-art/motifs/animals/coruja.ts'
import { dragao } from '#game-art/motifs/animals/dragao.ts'
import { lobo } from '#game-art/motifs/animals/lobo.ts'
import { mico } from '#game-art/motifs/animals/mico.ts'
import { onca } from '#game-art/motifs/animals/onca.ts'
import { peixe } from '#game-art/motifs/animals/peixe.ts'
import { polvo } from '#game-art/motifs/animals/polvo.ts'
import { tubarao } from '#game-art/motifs/animals/tubarao.ts'
import { tucano } from '#game-art/motifs/animals/tucano.ts'
import { azulejo } from '#game-art/motifs/culture/azulejo.ts'
import { bandeirinhas } from '#game-art/motifs/culture/bandeirinhas.ts'
import { calcadao } from '#game-art/motifs/culture/calcadao.ts'
import { cangaco } from '#game-art/motifs/culture/cangaco.ts'
import { circo } from '#game-art/motifs/culture/circo.ts'
import { corte } from '#game-art/motifs/culture/corte.ts'
import { mascara } from '#game-art/motifs/culture/mascara.ts'
import { musica } from '#game-art/motifs/culture/musica.ts'
import { oriente } from '#game-art/motifs/culture/oriente.ts'
import { pipa } from '#game-art/motifs/culture/pipa.ts'
import { tesouro } from '#game-art/motifs/culture/tesouro.ts'
import { bilhete } from '#game-art/motifs/games/bilhete.ts'
import { bingo } from '#game-art/motifs/games/bingo.ts'
import { bola } from '#game-art/motifs/games/bola.ts'
import { cartas } from '#game-art/motifs/games/cartas.ts'
import { corrida } from '#game-art/motifs/games/corrida.ts'
import { dados } from '#game-art/motifs/games/dados.ts'
import { domino } from '#game-art/motifs/games/domino.ts'
import { duelo } from '#game-art/motifs/games/duelo.ts'
import { esporte } from '#game-art/motifs/games/esporte.ts'
import { esports } from '#game-art/motifs/games/esports.ts'
import { fichas } from '#game-art/motifs/games/fichas.ts'
import { fliperama } from '#game-art/motifs/games/fliperama.ts'
import { minas } from '#game-art/motifs/games/minas.ts'
import { plinko } from '#game-art/motifs/games/plinko.ts'
import { quadra } from '#game-art/motifs/games/quadra.ts'
import { roleta } from '#game-art/motifs/games/roleta.ts'
import { sorte } from '#game-art/motifs/games/sorte.ts'
import { xadrez } from '#game-art/motifs/games/xadrez.ts'
import { barco } from '#game-art/motifs/nature/barco.ts'
import { ceu } from '#game-art/motifs/nature/ceu.ts'
import { cruzeiro } from '#game-art/motifs/nature/cruzeiro.ts'
import { folhagem } from '#game-art/motifs/nature/folhagem.ts'
import { fruta } from '#game-art/motifs/nature/fruta.ts'
import { mar } from '#game-art/motifs/nature/mar.ts'
import { mundo } from '#game-art/motifs/nature/mundo.ts'
import { pesca } from '#game-art/motifs/nature/pesca.ts'
import { planta } from '#game-art/motifs/nature/planta.ts'
import { voo } from '#game-art/motifs/nature/voo.ts'
import type { ArtCategory, Motif } from './motif.ts'

export const motifs: readonly Motif[] = [
  arara,
  azulejo,
  bandeirinhas,
  barco,
  bilhete,
  bingo,
  boi,
  bola,
  borboleta,
  calcadao,
  cangaco,
  capivara,
  cartas,
  ceu,
  circo,
  cobra,
  coelho,
  corrida,
  corte,
  coruja,
  cruzeiro,
  dados,
  domino,
  dragao,
  duelo,
  esporte,
  esports,
  fichas,
  fliperama,
  folhagem,
  fruta,
  lobo,
  mar,
  mascara,
  mico,
  minas,
  mundo,
  musica,
  onca,
  oriente,
  peixe,
  pesca,
  pipa,
  planta,
  plinko,
  polvo,
  quadra,
  roleta,
  sorte,
  tesouro,
  tubarao,
  tucano,
  voo,
  xadrez,
]

/** The motif names that a request may contain, alone or with a variant: `name/variant`. */
export const motifNames: readonly string[] = motifs.map(({ name }) => name)

export function findMotif(name: string): Motif | undefined {
  return motifs.find((motif) => motif.name === name)
}

/** Returns the motifs that fit a game category, each as `name/variant`. For demo data. */
export function motifsFor(category: ArtCategory): readonly string[] {
  return motifs
    .filter(({ categories }) => categories.includes(category))
    .flatMap(({ name, variants }) => variants.map((variant) => `${name}/${variant}`))
}
