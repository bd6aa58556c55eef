import type { Title } from './title.ts'

/** Titles of football sportsbooks. They name only sports that the sportsbook offers. */
export const sportsTitles: readonly Title[] = [
  ['bola/futebol', 'Futebol', 'Football'],
  ['esporte/taca', 'Copas e Finais', 'Cups and Finals'],
  ['esporte/chuteira', 'Futebol de Várzea', 'Sunday League'],
  ['quadra/gol', 'Placar Exato', 'Final Score'],
  ['quadra/medalha', 'Bilhete de Campeão', 'Champion’s Slip'],
  ['esporte/luva', 'Mão do Goleiro', 'Goalkeeper’s Hand'],
  ['bola/basquete', 'Banca da Praça', 'Corner Bookmaker'],
  ['bola/volei', 'Domingo de Jogo', 'Match Sunday'],
  ['esporte/raquete', 'Palpite Duplo', 'Double Chance'],
  ['corrida/capacete', 'Segundo Tempo', 'Second Half'],
  ['barco/veleiro', 'Vento a Favor', 'Home Advantage'],
  ['quadra/sinuca', 'Tabela Cheia', 'Full Fixture List'],
  ['calcadao/prancha', 'Onda de Gols', 'Wave of Goals'],
  ['bola/tenis', 'Acréscimos', 'Stoppage Time'],
]
