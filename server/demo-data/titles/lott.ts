import type { Title } from './title.ts'

export const lottTitles: readonly Title[] = [
  ['bilhete/bilhetes', 'Bilhete da Sorte', 'Lucky Ticket'],
  ['bingo/bola', 'Dezena Diária', 'Daily Ten'],
  ['ceu/sol', 'Sorteio do Sol', 'Sun Draw'],
  ['tesouro/bau', 'Acumulada de Sábado', 'Saturday Jackpot'],
  ['sorte/ferradura', 'Ferradura 6', 'Horseshoe 6'],
  ['bandeirinhas/varal', 'Loteria de São João', 'Midsummer Lottery'],
  ['bingo/globo', 'Globo da Noite', 'Evening Globe'],
  ['sorte/trevo', 'Trevo de Quarta', 'Wednesday Clover'],
  ['tesouro/coroa', 'Coroa Mensal', 'Monthly Crown'],
  ['bilhete/sorteio', 'Sorteio das Sete', 'Seven O’Clock Draw'],
  ['ceu/lua', 'Quina do Luar', 'Moonlight Five'],
  ['bingo/bolas', 'Seis Bolas', 'Six Balls'],
  ['sorte/estrela', 'Estrela de Domingo', 'Sunday Star'],
  ['bandeirinhas/baloes', 'Balão da Virada', 'New Year Balloon'],
  ['tesouro/anel', 'Anel de Ouro', 'Gold Ring'],
]
