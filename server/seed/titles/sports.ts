import type { Title } from './title.ts'

export const sportsTitles: readonly Title[] = [
  ['bola/futebol', 'Futebol', 'Football'],
  ['bola/basquete', 'Basquete', 'Basketball'],
  ['esporte/raquete', 'Tênis', 'Tennis'],
  ['bola/volei', 'Vôlei', 'Volleyball'],
  ['esporte/luva', 'Lutas', 'Combat Sports'],
  ['corrida/capacete', 'Automobilismo', 'Motor Racing'],
  ['esporte/chuteira', 'Futebol de Várzea', 'Sunday League'],
  ['quadra/gol', 'Futsal', 'Futsal'],
  ['barco/veleiro', 'Regatas', 'Sailing'],
  ['quadra/sinuca', 'Sinuca', 'Snooker'],
  ['quadra/medalha', 'Jogos de Verão', 'Summer Games'],
  ['calcadao/prancha', 'Surfe', 'Surfing'],
  ['esporte/taca', 'Copas e Finais', 'Cups and Finals'],
  ['bola/tenis', 'Tênis de Praia', 'Beach Tennis'],
]
