import type { ArtCategory, Motif } from './motif.ts'
import { arara } from './motifs/arara.ts'
import { azulejo } from './motifs/azulejo.ts'
import { bandeirinhas } from './motifs/bandeirinhas.ts'
import { barco } from './motifs/barco.ts'
import { bilhete } from './motifs/bilhete.ts'
import { bingo } from './motifs/bingo.ts'
import { boi } from './motifs/boi.ts'
import { bola } from './motifs/bola.ts'
import { borboleta } from './motifs/borboleta.ts'
import { calcadao } from './motifs/calcadao.ts'
import { cangaco } from './motifs/cangaco.ts'
import { capivara } from './motifs/capivara.ts'
import { cartas } from './motifs/cartas.ts'
import { ceu } from './motifs/ceu.ts'
import { circo } from './motifs/circo.ts'
import { cobra } from './motifs/cobra.ts'
import { coelho } from './motifs/coelho.ts'
import { corrida } from './motifs/corrida.ts'
import { corte } from './motifs/corte.ts'
import { coruja } from './motifs/coruja.ts'
import { crash } from './motifs/crash.ts'
import { cruzeiro } from './motifs/cruzeiro.ts'
import { dados } from './motifs/dados.ts'
import { domino } from './motifs/domino.ts'
import { dragao } from './motifs/dragao.ts'
import { duelo } from './motifs/duelo.ts'
import { esporte } from './motifs/esporte.ts'
import { esports } from './motifs/esports.ts'
import { fichas } from './motifs/fichas.ts'
import { fliperama } from './motifs/fliperama.ts'
import { folhagem } from './motifs/folhagem.ts'
import { fruta } from './motifs/fruta.ts'
import { lobo } from './motifs/lobo.ts'
import { mar } from './motifs/mar.ts'
import { mascara } from './motifs/mascara.ts'
import { mico } from './motifs/mico.ts'
import { minas } from './motifs/minas.ts'
import { mundo } from './motifs/mundo.ts'
import { musica } from './motifs/musica.ts'
import { onca } from './motifs/onca.ts'
import { oriente } from './motifs/oriente.ts'
import { peixe } from './motifs/peixe.ts'
import { pesca } from './motifs/pesca.ts'
import { pipa } from './motifs/pipa.ts'
import { planta } from './motifs/planta.ts'
import { plinko } from './motifs/plinko.ts'
import { polvo } from './motifs/polvo.ts'
import { quadra } from './motifs/quadra.ts'
import { roleta } from './motifs/roleta.ts'
import { sorte } from './motifs/sorte.ts'
import { tesouro } from './motifs/tesouro.ts'
import { tubarao } from './motifs/tubarao.ts'
import { tucano } from './motifs/tucano.ts'
import { voo } from './motifs/voo.ts'
import { xadrez } from './motifs/xadrez.ts'

/** Every motif with its variants and the kinds of games it fits. */
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
  crash,
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

/** A request may name any of these, alone or as `name/variant`. */
export const motifNames: readonly string[] = motifs.map(({ name }) => name)

export function findMotif(name: string): Motif | undefined {
  return motifs.find((motif) => motif.name === name)
}

/** What fits a kind of game, each as `name/variant`, for seeding. */
export function motifsFor(category: ArtCategory): readonly string[] {
  return motifs
    .filter(({ categories }) => categories.includes(category))
    .flatMap(({ name, variants }) => variants.map((variant) => `${name}/${variant}`))
}
