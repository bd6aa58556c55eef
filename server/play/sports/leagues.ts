import type { Sport } from '#protocol/play/sports.ts'

const MINUTE = 60_000

type Team = {
  name: string
  /** The logarithm of the team's strength, in thousandths; 0 is average. */
  strength: number
}

/** Teams that play an endless round robin. Durations are in milliseconds. */
export type League = {
  id: string
  sport: Sport
  name: string
  teams: readonly Team[]
  every: number
  /** Time from the epoch to the first round. */
  offset: number
  /** Real time that one simulated minute, or one map, takes. */
  step: number
  /** Maximum number of maps in a series; absent if the sport counts goals. */
  maps?: number
}

const teams = (...names: [name: string, strength: number][]): Team[] =>
  names.map(([name, strength]) => ({ name, strength }))

const football = { sport: 'football', every: 180 * MINUTE, step: 30_000 } as const

/** Fictional leagues with fictional teams. Each has an even number of teams. */
export const leagues: readonly League[] = [
  {
    ...football,
    id: 'jabuti',
    name: 'Série Jabuti',
    offset: 0,
    teams: teams(
      ['Vagalume FC', 220],
      ['Sabiá Unido', 120],
      ['Maré Cheia', 40],
      ['Pedra Lascada', -40],
      ['Caju Dourado', -120],
      ['Sete Léguas', -220],
    ),
  },
  {
    ...football,
    id: 'maracuja',
    name: 'Liga Maracujá',
    offset: 60 * MINUTE,
    teams: teams(
      ['Boitatá EC', 180],
      ['Jangada Nova', 90],
      ['Farol Perdido', 30],
      ['Cacto Azul', -30],
      ['Rede Balançada', -90],
      ['Girassol do Sul', -180],
    ),
  },
  {
    ...football,
    id: 'tatu',
    name: 'Copa Tatu',
    offset: 120 * MINUTE,
    teams: teams(
      ['Pé de Serra', 260],
      ['Lua de Papel', 130],
      ['Ponte de Corda', 10],
      ['Vento Norte AC', -10],
      ['Bola de Meia', -150],
      ['Poeira e Glória', -240],
    ),
  },
  {
    id: 'pixel',
    sport: 'shooter',
    name: 'Circuito Pixel',
    every: 120 * MINUTE,
    offset: 30 * MINUTE,
    step: 12 * MINUTE,
    maps: 3,
    teams: teams(
      ['Neon Tatu', 200],
      ['Lag Zero BR', 110],
      ['Capi Esquadra', 40],
      ['Quinta Fase', -50],
      ['Byte de Barro', -110],
      ['Pingo Final', -190],
    ),
  },
  {
    id: 'portais',
    sport: 'arena',
    name: 'Liga dos Portais',
    every: 120 * MINUTE,
    offset: 90 * MINUTE,
    step: 9 * MINUTE,
    maps: 5,
    teams: teams(
      ['Torre Sem Teto', 170],
      ['Dragões de Papelão', 100],
      ['Quadro Perdido', 20],
      ['Mana de Coco', -20],
      ['Runa Torta', -100],
      ['Coral Hexa', -170],
    ),
  },
]
