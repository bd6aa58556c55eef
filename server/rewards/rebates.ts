import { and, eq, gte, sql } from 'drizzle-orm'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { RebateCategory } from '#protocol/rewards/rebates.ts'
import { dayAt, plusDays, startOfDay } from '#server/calendar/zoned-day.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { gameTypeNames } from '#server/games/game-type-names.ts'
import { refuse } from '#server/platform/handler.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import { type Claimant, type GiftResult, notClaimable } from './gift-result.ts'
import { rebateUsage } from './rebate-usage.table.ts'
import { giftTurnoverSetting, rebatesSetting } from './rewards.settings.ts'
import { turnoverFor } from './turnover-for.ts'
import { vipStatus } from './vip.ts'

/** Turnover of one day and category on which no rebate has been claimed yet, in minor units. */
type OpenTurnover = { day: string; gameType: GameType; turnover: number }

export type OpenRebates = {
  on: boolean
  categories: RebateCategory[]
  total: number
  min: number
  days: number
  vipRate: number
  turnoverShare: number
  open: readonly OpenTurnover[]
}

type Query = { memberId: number; now: Date }

/** Returns a member's unclaimed rebates. Each category's rebate is rounded down to whole minor units. */
export async function openRebates(database: Database, query: Query): Promise<OpenRebates> {
  const modules = await readSetting(database, modulesSetting)
  const { min, days, rates } = await readSetting(database, rebatesSetting)
  const { level, levels } = await vipStatus(database, query.memberId)
  const { rebate: turnoverShare } = await readSetting(database, giftTurnoverSetting)
  const open = await openTurnover(database, { ...query, days })
  const vipRate = levels[level]?.rebateRate ?? 0
  const categories = [...new Set(open.map(({ gameType }) => gameType))].flatMap((gameType) => {
    const base = rates[gameType] ?? 0
    if (base === 0) return []
    const ofType = open.filter((one) => one.gameType === gameType)
    const turnover = ofType.reduce((sum, one) => sum + one.turnover, 0)
    const rate = Math.min(10_000, base + vipRate)
    return [{ gameType, turnover, rate, amount: Math.floor((turnover * rate) / 10_000) }]
  })
  const total = categories.reduce((sum, { amount }) => sum + amount, 0)
  return {
    on: isModuleOn(modules, 'MANPLAYREB3'),
    categories,
    total,
    min,
    days,
    vipRate,
    turnoverShare,
    open,
  }
}

const firstMoment = (now: Date, days: number): Date =>
  startOfDay(plusDays(dayAt(now, calendarZone), 1 - days), calendarZone)

async function openTurnover(
  database: Database,
  { memberId, now, days }: Query & { days: number },
): Promise<OpenTurnover[]> {
  const first = firstMoment(now, days)
  const { rows } = await database.execute<OpenTurnover>(sql`
    select played.day, played.game_type as "gameType", played.turnover - coalesce(rebated.turnover, 0) as turnover
    from (
      select ((settled_at at time zone ${calendarZone})::date)::text as day, ${game.gameType}, sum(stake)::bigint as turnover
      from ${gameRound} round join ${game} on ${game.nodeId} = round.node_id
      where round.member_id = ${memberId} and round.settled_at >= ${first.toISOString()}::timestamptz
        and round.settled_at <= ${now.toISOString()}::timestamptz
      group by 1, 2
    ) played left join ${rebateUsage} rebated
      on rebated.member_id = ${memberId} and rebated.day = played.day and rebated.game_type = played.game_type
    where played.turnover > coalesce(rebated.turnover, 0)
    order by 2, 1
  `)
  return rows.map((row) => ({ ...row, turnover: Number(row.turnover) }))
}

export async function findRebate(
  { platform, memberId, now }: Claimant,
  gameType: GameType | null,
): Promise<GiftResult> {
  const { database } = platform
  const { on, categories, min, days, open } = await openRebates(database, { memberId, now })
  if (!on) return { refusal: refuse('gift.off', {}) }
  const paid = categories.filter(
    (category) => category.amount > 0 && (gameType === null || category.gameType === gameType),
  )
  const amount = paid.reduce((sum, category) => sum + category.amount, 0)
  if (amount === 0) {
    const since = firstMoment(now, days)
    return notClaimable((await wasRebated(database, { memberId, since, gameType })) ? 'claimed' : 'nothing')
  }
  if (amount < min) return { refusal: refuse('gift.tooLittle', { total: amount, min }) }
  const types = new Set(paid.map((category) => category.gameType))
  const names = [...types].map((type) => gameTypeNames[type])
  return {
    gift: {
      source: 'rebate',
      // Rebates need no claim keys, because `rebateUsage` records which turnover was already used.
      keys: [],
      title: localizedText(/*i18n*/ { id: 'rebate.title', message: 'Cashback ({types})' }, { types: names }),
      amount,
      turnover: await turnoverFor(database, 'rebate', amount),
      alsoWrite: (tx) =>
        noteRebated(
          tx,
          memberId,
          open.filter((one) => types.has(one.gameType)),
        ),
    },
  }
}

type Rebated = { memberId: number; since: Date; gameType: GameType | null }

/** Whether the member has claimed a rebate in a category (null for any) for a day on or after `since`. */
async function wasRebated(database: Database, { memberId, since, gameType }: Rebated): Promise<boolean> {
  const first = sql`((${since.toISOString()}::timestamptz at time zone ${calendarZone})::date)::text`
  const isTheirs = and(eq(rebateUsage.memberId, memberId), gte(rebateUsage.day, first))
  const isOfType = gameType === null ? undefined : eq(rebateUsage.gameType, gameType)
  return (await database.$count(rebateUsage, and(isTheirs, isOfType))) > 0
}

async function noteRebated(tx: Transaction, memberId: number, paid: readonly OpenTurnover[]): Promise<void> {
  await tx
    .insert(rebateUsage)
    .values(paid.map((one) => ({ memberId, ...one })))
    .onConflictDoUpdate({
      target: [rebateUsage.memberId, rebateUsage.day, rebateUsage.gameType],
      set: { turnover: sql`${rebateUsage.turnover} + excluded.turnover` },
    })
}
