import { type SQL, sql } from 'drizzle-orm'
import type { ProfitReport } from '#protocol/account/profit-report.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import { type Cut, stepsOf } from '#server/calendar/time-steps.ts'
import type { Database } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { gifts } from '#server/ledger/gifts.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

type Figures = ProfitReport['total']
type Played = { step: number; gameType: GameType; stake: string; win: string }
type Moved = { step: number; deposits: string; withdrawals: string; gifts: string }

/** Omits deposits, withdrawals and gifts if the report covers only one game type. */
export async function profitOf(
  database: Database,
  memberId: number,
  { gameType, ...cut }: Cut & { gameType?: GameType | undefined },
): Promise<Pick<ProfitReport, 'steps' | 'categories' | 'total'>> {
  if (cut.from >= cut.to) return { steps: [], categories: [], total: sumOf([], []) }
  const read = async <Row extends Record<string, unknown>>(query: SQL) =>
    (await database.execute<Row>(sql`${stepsOf(cut)} ${query}`)).rows
  const [steps, played, moved] = await Promise.all([
    read<{ step: number; from: Date; to: Date }>(sql`select * from step order by step`),
    read<Played>(playedBy(memberId, gameType)),
    gameType === undefined ? read<Moved>(movedBy(memberId)) : [],
  ])
  const kinds = [...new Set(played.map((row) => row.gameType))].sort()
  return {
    steps: steps.map(({ step, from, to }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      ...sumOf(
        played.filter((row) => row.step === step),
        moved.filter((row) => row.step === step),
      ),
    })),
    categories: kinds.map((kind) => {
      const ofKind = played.filter((row) => row.gameType === kind)
      const { stake, win, net } = sumOf(ofKind, [])
      return { gameType: kind, stake, win, net }
    }),
    total: sumOf(played, moved),
  }
}

function sumOf(played: readonly Played[], moved: readonly Moved[]): Figures {
  const ofPlay = (name: 'stake' | 'win') => played.reduce((sum, row) => sum + Number(row[name]), 0)
  const ofMoney = (name: 'deposits' | 'withdrawals' | 'gifts') =>
    moved.reduce((sum, row) => sum + Number(row[name]), 0)
  const [stake, win, given] = [ofPlay('stake'), ofPlay('win'), ofMoney('gifts')]
  return {
    deposits: ofMoney('deposits'),
    withdrawals: ofMoney('withdrawals'),
    stake,
    win,
    gifts: given,
    net: win + given - stake,
  }
}

/**
 * A lateral join reads one index range per time step. A plain join would compare every round with every step.
 */
const playedBy = (memberId: number, gameType: GameType | undefined): SQL => sql`
  select step, ${game.gameType} as "gameType", sum(played.stake) as stake, sum(played.win) as win
  from step
    cross join lateral (
      select node_id, sum(stake) as stake, sum(payout) as win from ${gameRound} round
      where round.member_id = ${memberId} and round.settled_at >= step."from" and round.settled_at < step."to"
      group by node_id
    ) played
    join ${game} on ${game.nodeId} = played.node_id
  where ${gameType ? sql`${game.gameType} = ${gameType}` : sql`true`}
  group by step, ${game.gameType}`

/**
 * Omits returned withdrawals, even if they were returned in a later time step. So no step has a negative sum.
 */
const movedBy = (memberId: number): SQL => sql`
  , given_back as materialized (
    select operation.id from ${withdrawalOrder} ordered
      join ${ledgerOperation} operation on operation.idempotency_key = 'withdrawal:' || ordered.id
    where ordered.member_id = ${memberId} and ordered.state in ('rejected', 'cancelled', 'failed')
  )
  select step,
    coalesce(sum(amount) filter (where kind = 'deposit'), 0) as deposits,
    coalesce(-sum(amount) filter (
      where kind = 'withdrawal' and operation_id not in (select id from given_back)
    ), 0) as withdrawals,
    coalesce(sum(amount) filter (where kind = any(${sql.param([...gifts])}::text[])), 0) as gifts
  from step
    cross join lateral (
      select kind, amount, operation_id from ${ledgerPosting} posting
      where posting.account_id = (
          select wallet.id from ${ledgerAccount} wallet where wallet.member_id = ${memberId} and wallet.kind = 'wallet'
        )
        and posting.at >= step."from" and posting.at < step."to"
        and posting.kind = any(${sql.param(['deposit', 'withdrawal', ...gifts])}::text[])
    ) moved
  group by step`
