import { type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Language } from '#domain/text/language.ts'
import type { BettingRecord, bettingSums } from '#protocol/account/betting-records.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { gameName } from '#server/games/game-name.ts'

type Sums = InferOutput<typeof bettingSums>
export type Bet = BettingRecord & { memberId: string; account: string; vendor: string }

export type BetFilter = {
  from: string
  to: string
  gameType?: GameType | undefined
  vassalage?: string | undefined
  state?: Bet['state'] | undefined
  sort: 'at' | 'stake' | 'net'
  descending: boolean
}

type OwnerCondition = SQL

const net = sql`coalesce(payout - stake, 0)`
const orders = {
  at: { column: sql`started_at`, place: sql`at`, of: ({ at }: Bet) => at, type: sql`timestamptz` },
  stake: { column: sql`stake`, place: sql`stake`, of: ({ stake }: Bet) => stake, type: sql`bigint` },
  net: { column: net, place: sql`net`, of: (bet: Bet) => bet.net, type: sql`bigint` },
} as const

/**
 * A void round's stake is refunded. The round has no settlement date and its stake does not count as
 * turnover.
 */
const isVoid = sql`(payout is not null and settled_at is null)`

const states: Record<Bet['state'], SQL> = {
  open: sql`payout is null`,
  won: sql`payout > stake`,
  lost: sql`payout < stake`,
  even: sql`payout = stake and settled_at is not null`,
  void: isVoid,
}

export const betKey = ({ sort }: BetFilter, bet: Bet): Cursor => ({ value: orders[sort].of(bet), id: bet.id })

type Row = {
  id: string
  memberId: string
  account: string
  at: string
  settledAt: string | null
  nodeId: number
  nameEn: string
  namePt: string
  vassalage: string
  vendor: string
  gameType: GameType
  stake: string
  win: string
  net: string
  isOpen: boolean
  isVoid: boolean
}

/** Returns the bets that started in a range, in the requested order. With a cursor, only those after it. */
export async function findBets(
  database: Database,
  owner: OwnerCondition,
  query: { filter: BetFilter; after: Cursor | null; limit: number; language: Language },
): Promise<Bet[]> {
  const { filter, after, limit, language } = query
  const { column, place, type } = orders[filter.sort]
  const isAfter = filter.descending ? sql`<` : sql`>`
  const direction = filter.descending ? sql`desc` : sql`asc`
  const later = after
    ? sql`and (${column}, game_round.id) ${isAfter} (${after.value}::${type}, ${after.id}::uuid)`
    : sql``
  const { rows } = await database.execute<Row>(sql`
    with bet as (
      select ${columns} ${bets(owner, filter)} ${later}
      order by ${column} ${direction}, game_round.id ${direction} limit ${limit}
    )
    ${seen} order by ${place} ${direction}, id ${direction}
  `)
  return rows.map((row) => toBetDto(row, language))
}

/** Returns null if the bet does not exist or belongs to another member. */
export async function findBet(
  database: Database,
  { memberId, id, language }: { memberId: number; id: string; language: Language },
): Promise<Bet | null> {
  const { rows } = await database.execute<Row>(sql`
    with bet as (
      select ${columns} from game_round join member on member.id = game_round.member_id
      where game_round.id = ${id}::uuid and game_round.member_id = ${memberId}
    )
    ${seen}
  `)
  const [row] = rows
  return row ? toBetDto(row, language) : null
}

export async function sumBets(
  database: Database,
  owner: OwnerCondition,
  filter: BetFilter,
): Promise<{ count: number; sums: Sums }> {
  const { rows } = await database.execute<Record<'count' | 'stake' | 'win' | 'net', string | null>>(sql`
    select count(*), sum(stake) as stake, sum(coalesce(payout, 0)) as win, sum(${net}) as net ${bets(owner, filter)}
  `)
  const figure = (name: 'count' | 'stake' | 'win' | 'net') => Number(rows[0]?.[name] ?? 0)
  return { count: figure('count'), sums: { stake: figure('stake'), win: figure('win'), net: figure('net') } }
}

export const sumsOf = (bets: readonly Bet[]): Sums =>
  bets.reduce(
    (sum, { stake, win, net }) => ({ stake: sum.stake + stake, win: sum.win + win, net: sum.net + net }),
    {
      stake: 0,
      win: 0,
      net: 0,
    },
  )

/** Columns that need no join with `game`. An index returns the rounds of one member in date order. */
const columns = sql`
  game_round.id, member.id as "memberId", member.account, started_at as at, settled_at as "settledAt",
  game_round.node_id as "nodeId", stake, coalesce(payout, 0) as win, ${net} as net, payout is null as "isOpen",
  ${isVoid} as "isVoid"`

/** Joins games and vendors last, so that only one page of rows is joined. Filters use a subquery instead. */
const seen = sql`
  select bet.*, name_en as "nameEn", name_pt as "namePt", vendor_code as vassalage, vendor.name as vendor,
    game_type as "gameType"
  from bet join game on game.node_id = bet."nodeId" join vendor on vendor.code = game.vendor_code`

const bets = (owner: OwnerCondition, { from, to, gameType, vassalage, state }: BetFilter): SQL => sql`
  from game_round join member on member.id = game_round.member_id
  where started_at >= ${from}::timestamptz and started_at < ${to}::timestamptz and ${owner}
    ${gameType || vassalage ? sql`and game_round.node_id in (${gamesOf({ gameType, vassalage })})` : sql``}
    ${state ? sql`and ${states[state]}` : sql``}`

const gamesOf = ({ gameType, vassalage }: Pick<BetFilter, 'gameType' | 'vassalage'>): SQL => sql`
  select node_id from game
  where ${gameType ? sql`game_type = ${gameType}` : sql`true`}
    and ${vassalage ? sql`vendor_code = ${vassalage}` : sql`true`}`

function toBetDto(row: Row, language: Language): Bet {
  const [stake, win] = [Number(row.stake), Number(row.win)]
  return {
    id: row.id,
    memberId: row.memberId,
    account: row.account,
    at: new Date(row.at).toISOString(),
    settledAt: row.settledAt && new Date(row.settledAt).toISOString(),
    nodeId: row.nodeId,
    gameName: gameName(row, language),
    vassalage: row.vassalage,
    vendor: row.vendor,
    gameType: row.gameType,
    state: stateOf(row, win - stake),
    stake,
    win,
    net: Number(row.net),
    round: row.id,
  }
}

function stateOf({ isOpen, isVoid }: Row, net: number): Bet['state'] {
  if (isOpen) return 'open'
  if (isVoid) return 'void'
  if (net === 0) return 'even'
  return net > 0 ? 'won' : 'lost'
}
