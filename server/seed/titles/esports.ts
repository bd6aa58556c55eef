import type { Title } from './title.ts'

export const esportsTitles: readonly Title[] = [
  ['esports/controle', 'Liga dos Controles', 'Controller League'],
  ['esports/mira', 'Esquadrão Alvo', 'Target Squad'],
  ['dragao/dragao', 'Arena dos Dragões', 'Dragon Arena'],
  ['corrida/capacete', 'Grande Prêmio Virtual', 'Virtual Grand Prix'],
  ['bola/futebol', 'Futebol Virtual', 'Virtual Football'],
  ['xadrez/torre', 'Torres e Exércitos', 'Towers and Armies'],
  ['esports/robo', 'Guerra dos Robôs', 'Robot Wars Cup'],
  ['voo/foguete', 'Frota Estelar', 'Star Fleet'],
  ['fliperama/cartucho', 'Torneio Retrô', 'Retro Tournament'],
  ['esports/fones', 'Esquadra Fantasma', 'Ghost Crew'],
  ['bola/basquete', 'Basquete Virtual', 'Virtual Basketball'],
  ['esports/teclas', 'Mestre das Teclas', 'Key Master'],
]
