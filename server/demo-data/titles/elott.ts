import type { Title } from './title.ts'

export const elottTitles: readonly Title[] = [
  ['bilhete/raspadinha', 'Raspadinha da Hora', 'Scratch of the Hour'],
  ['bingo/bolas', 'Cinco Minutos', 'Five Minutes'],
  ['sorte/sete', 'Sete Já', 'Seven Now'],
  ['bingo/globo', 'Globo Veloz', 'Swift Globe'],
  ['ceu/lua', 'Lua Nova', 'New Moon Draw'],
  ['tesouro/moedas', 'Cara ou Coroa', 'Heads or Tails'],
  ['azulejo/losango', 'Grade de Dez', 'Grid of Ten'],
  ['sorte/estrela', 'Estrela do Minuto', 'Star of the Minute'],
  ['bingo/cartela', 'Cartela Rápida', 'Quick Card'],
  ['ceu/cometa', 'Cometa 3', 'Comet 3'],
  ['sorte/trevo', 'Trevo Expresso', 'Clover Express'],
  ['cruzeiro/constelacao', 'Constelação 5', 'Constellation 5'],
  ['tesouro/diamante', 'Diamante Instantâneo', 'Instant Diamond'],
  ['bilhete/sorteio', 'Sorteio Relâmpago', 'Flash Draw'],
  ['sorte/sino', 'Toque do Sino', 'Ring of the Bell'],
]
