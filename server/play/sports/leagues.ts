import type { Sport } from '#protocol/play/sports.ts'

const MINUTE = 60_000

type Team = { name: string /** Logarithm, thousandths; 0 is as good as any. */; strength: number }

/** Teams that play each other for ever, every so often; durations in milliseconds. */
export type League = {
  id: string
  sport: Sport
  name: string
  teams: readonly Team[]
  /** From one round of fixtures to the next. */
  every: number
  /** From the epoch to the first round. */
  offset: number
  /** How long a minute of goals, or a map, takes on the platform's clock. */
  step: number
  /** Most maps of a series; none where goals are played. */
  maps?: number
}

const teams = (...names: [name: string, strength: number][]): Team[] =>
  names.map(([name, strength]) => ({ name, strength }))

const football = { sport: 'football', every: 180 * MINUTE, step: 30_000 } as const

/** All made up, clubs and teams too: an even number in each, of one plain list. */
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
