import type { Title } from './title.ts'

/** Titles of football sportsbooks. They name only sports that the sportsbook offers. */
export const sportsTitles: readonly Title[] = [
  ['bola/futebol', 'Futebol', 'Football'],
  ['esporte/taca', 'Ligas e Copas', 'Leagues and Cups'],
  ['esporte/chuteira', 'Ligas Simuladas', 'Simulated Leagues'],
  ['quadra/gol', 'Gols e Resultados', 'Goals and Results'],
  ['quadra/medalha', 'Cupom da Liga', 'League Slip'],
  ['quadra/gol', 'Gol Aberto', 'Open Goal'],
  ['bola/futebol', 'Banca da Praça', 'Corner Bookmaker'],
  ['bola/futebol', 'Dia de Jogo', 'Match Day'],
  ['esporte/taca', 'Cupom Duplo', 'Double Ticket'],
  ['esporte/apito', 'Tempo Integral', 'Full Time'],
  ['esporte/chuteira', 'Vento a Favor', 'Home Advantage'],
  ['quadra/medalha', 'Tabela Cheia', 'Full Fixture List'],
  ['bola/futebol', 'Onda de Gols', 'Wave of Goals'],
  ['esporte/apito', 'Apito Inicial', 'Kick-off'],
]
