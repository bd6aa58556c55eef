import type { Title } from './title.ts'

export const lottTitles: readonly Title[] = [
  ['bilhete/bilhetes', 'Bilhete da Sorte', 'Lucky Ticket'],
  ['bingo/bola', 'Seis do Dia', 'Daily Six'],
  ['ceu/sol', 'Sorteio do Sol', 'Sun Draw'],
  ['tesouro/bau', 'Seis de Sábado', 'Saturday Six'],
  ['sorte/ferradura', 'Ferradura 4', 'Horseshoe 4'],
  ['bandeirinhas/varal', 'Loteria das Seis', 'Six O’Clock Lottery'],
  ['bingo/globo', 'Globo da Noite', 'Evening Globe'],
  ['sorte/trevo', 'Trevo de Quarta', 'Wednesday Clover'],
  ['tesouro/coroa', 'Coroa das Quatro Semanas', 'Four-Week Crown'],
  ['bilhete/sorteio', 'Sorteio das Sete', 'Seven O’Clock Draw'],
  ['ceu/lua', 'Milhar do Luar', 'Moonlight Four'],
  ['bingo/bolas', 'Seis Bolas', 'Six Balls'],
  ['sorte/estrela', 'Estrela de Domingo', 'Sunday Star'],
  ['bandeirinhas/baloes', 'Balão das Nove', 'Nine O’Clock Balloon'],
  ['tesouro/anel', 'Anel de Ouro', 'Gold Ring'],
]
