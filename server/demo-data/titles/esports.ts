import type { Title } from './title.ts'

/** Titles of e-sports sportsbooks. The picture decides which sport is displayed first. */
export const esportsTitles: readonly Title[] = [
  ['esports/controle', 'Liga dos Controles', 'Controller League'],
  ['esports/mira', 'Esquadrão Alvo', 'Target Squad'],
  ['dragao/dragao', 'Arena dos Dragões', 'Dragon Arena'],
  ['esports/mira', 'Capacete e Mira', 'Helmet and Sight'],
  ['bola/futebol', 'Futebol e Arenas', 'Football and Arenas'],
  ['xadrez/torre', 'Torres e Exércitos', 'Towers and Armies'],
  ['esports/robo', 'Esquadra dos Robôs', 'Robot Squad Bets'],
  ['voo/foguete', 'Frota dos Portais', 'Fleet of Portals'],
  ['fliperama/cartucho', 'Melhor de Três', 'Best of Three'],
  ['esports/fones', 'Esquadra Fantasma', 'Ghost Crew'],
  ['esports/controle', 'Mapa Decisivo', 'Deciding Map'],
  ['esports/teclas', 'Mestres do Esquadrão', 'Squad Masters'],
]
