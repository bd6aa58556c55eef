import type { Title } from './title.ts'

export const elottTitles: readonly Title[] = [
  ['bilhete/bilhetes', 'Número da Hora', 'Number of the Hour'],
  ['bingo/bolas', 'Cinco Minutos', 'Five Minutes'],
  ['sorte/sete', 'Cinco Já', 'Five Now'],
  ['bingo/globo', 'Globo Veloz', 'Swift Globe'],
  ['ceu/lua', 'Lua Nova', 'New Moon Draw'],
  ['tesouro/moedas', 'Moedas da Sorte', 'Lucky Coins'],
  ['azulejo/losango', 'Grade de Cinco', 'Grid of Five'],
  ['sorte/estrela', 'Estrela do Minuto', 'Star of the Minute'],
  ['bingo/bola', 'Número Rápido', 'Quick Number'],
  ['ceu/cometa', 'Cometa 6', 'Comet 6'],
  ['sorte/trevo', 'Trevo Expresso', 'Clover Express'],
  ['cruzeiro/constelacao', 'Constelação 6', 'Constellation 6'],
  ['tesouro/diamante', 'Sorteio do Diamante', 'Diamond Draw'],
  ['bilhete/sorteio', 'Sorteio Relâmpago', 'Flash Draw'],
  ['sorte/sino', 'Toque do Sino', 'Ring of the Bell'],
]
