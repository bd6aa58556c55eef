import type { Language } from '#domain/text/language.ts'
import type { Reward } from '#protocol/rewards/rewards.ts'
import type { Database } from '#server/database/database.ts'
import { listOwnBonuses } from '#server/rewards/bonuses/bonuses.ts'
import { missingTo } from '#server/rewards/goals.ts'
import { pointRewardsOf } from '#server/rewards/loyalty/point-rewards.ts'
import { missionsOf } from '#server/rewards/missions.ts'
import { openRebates } from '#server/rewards/rebates.ts'
import { earnedBy } from '#server/rewards/referrals.ts'
import { tasksOf } from '#server/rewards/tasks.ts'
import { turnoverFor } from '#server/rewards/turnover-for.ts'
import { type VipGift, type VipStatus, vipGifts, vipStatus } from '#server/rewards/vip.ts'
import { type Formatter, formatterOf } from '#server/texts/formatter.ts'
import { localize } from '#server/texts/localized-text.ts'

type Query = { memberId: number; now: Date; language: Language }

const MOST_BONUSES = 100

export async function rewardsOf(database: Database, query: Query): Promise<Reward[]> {
  const formatter = formatterOf(query.language)
  const formatted = { ...query, formatter }
  const parts = await Promise.all([
    bonusRewards(database, query),
    rebateRewards(database, formatted),
    referralRewards(database, formatted),
    missionRewards(database, formatted),
    taskRewards(database, formatted),
    pointRewards(database, formatted),
    vipRewards(database, formatted),
  ])
  const all = parts.flat()
  return (['claimable', 'locked', 'claimed'] as const).flatMap((state) =>
    all.filter((reward) => reward.state === state),
  )
}

type FormattedQuery = Query & { formatter: Formatter }

async function bonusRewards(database: Database, query: Query): Promise<Reward[]> {
  const own = await listOwnBonuses(database, {
    ...query,
    state: 'claimable',
    after: null,
    limit: MOST_BONUSES,
  })
  return own.map(({ id, source, title, amount, turnover, expiresAt }) => ({
    request: { what: 'bonus', id },
    source,
    title,
    amount,
    points: 0,
    turnover,
    state: 'claimable',
    reason: '',
    expiresAt,
    claimedAt: null,
  }))
}

/**
 * Common fields of the rebate and referral rewards, which are listed only while there is something to claim.
 */
const whole = { points: 0, state: 'claimable', reason: '', expiresAt: null, claimedAt: null } as const

async function rebateRewards(
  database: Database,
  { memberId, now, formatter }: FormattedQuery,
): Promise<Reward[]> {
  const { on, total: amount, min } = await openRebates(database, { memberId, now })
  if (!on || amount < min) return []
  const turnover = await turnoverFor(database, 'rebate', amount)
  const title = formatter.text(/*i18n*/ { id: 'reward.cashbackOnBets', message: 'Cashback on your bets' })
  return [
    { ...whole, request: { what: 'rebate', gameType: null }, source: 'rebate', title, amount, turnover },
  ]
}

async function referralRewards(
  database: Database,
  { memberId, formatter }: FormattedQuery,
): Promise<Reward[]> {
  const { friends, amount, turnover } = await earnedBy(database, memberId)
  if (friends.length === 0) return []
  const title = formatter.text(/*i18n*/ { id: 'reward.friendsInvited', message: 'Friends invited' })
  return [{ ...whole, request: { what: 'referral' }, source: 'referral', title, amount, turnover }]
}

async function missionRewards(database: Database, { memberId, now, language, formatter }: FormattedQuery) {
  const missions = await missionsOf(database, { memberId, now })
  return Promise.all(
    missions.map(
      async (mission): Promise<Reward> => ({
        request: { what: 'mission', id: mission.terms.id },
        source: 'mission',
        title: localize(mission.terms.title, language),
        amount: mission.terms.amount,
        points: 0,
        turnover: await turnoverFor(database, 'mission', mission.terms.amount),
        state: mission.state === 'running' ? 'locked' : mission.state,
        reason: mission.state === 'running' ? missingTo(mission.terms, mission.progress, formatter) : '',
        expiresAt: mission.endsAt.toISOString(),
        claimedAt: mission.claimedAt?.toISOString() ?? null,
      }),
    ),
  )
}

/** Returns the rewards of tasks. Tasks that ended without a claim appear only on the task page. */
async function taskRewards(database: Database, { memberId, now, language, formatter }: FormattedQuery) {
  const tasks = await tasksOf(database, { memberId, now })
  const listed = tasks.flatMap((task) => (task.state === 'expired' ? [] : [{ ...task, state: task.state }]))
  return Promise.all(
    listed.map(
      async ({ terms, state, progress, expiresAt, claimedAt }): Promise<Reward> => ({
        request: { what: 'task', id: terms.id },
        source: 'task',
        title: localize(terms.title, language),
        amount: terms.amount,
        points: terms.points,
        turnover: await turnoverFor(database, 'task', terms.amount),
        state: state === 'running' ? 'locked' : state,
        reason: state === 'running' ? missingTo(terms, progress, formatter) : '',
        expiresAt: expiresAt?.toISOString() ?? null,
        claimedAt: claimedAt?.toISOString() ?? null,
      }),
    ),
  )
}

/** Returns the point rewards to list. Refused ones appear only in the points shop. */
async function pointRewards(
  database: Database,
  { memberId, now, language }: FormattedQuery,
): Promise<Reward[]> {
  const rewards = await pointRewardsOf(database, { memberId, now })
  return rewards.flatMap(({ id, title, points, state, reason, expiresAt, claimedAt }) =>
    state === 'refused'
      ? []
      : [
          {
            request: { what: 'pointReward', id },
            source: 'pointReward',
            title: localize(title, language),
            amount: 0,
            points,
            turnover: 0,
            state,
            reason: reason ? localize(reason, language) : '',
            expiresAt: expiresAt?.toISOString() ?? null,
            claimedAt: claimedAt?.toISOString() ?? null,
          },
        ],
  )
}

async function vipRewards(database: Database, { memberId, now, language, formatter }: FormattedQuery) {
  const status = await vipStatus(database, memberId)
  const gifts = await vipGifts(database, { memberId, now, status })
  return Promise.all(
    gifts.map(
      async (gift): Promise<Reward> => ({
        request: { what: 'reward', id: gift.key },
        source: 'reward',
        title: localize(gift.title, language),
        amount: gift.amount,
        points: 0,
        turnover: await turnoverFor(database, 'reward', gift.amount),
        state: gift.state,
        reason: gift.state === 'locked' ? toLevel(gift, status, formatter) : '',
        expiresAt: gift.expiresAt?.toISOString() ?? null,
        claimedAt: gift.claimedAt?.toISOString() ?? null,
      }),
    ),
  )
}

const toLevelBy = {
  both: /*i18n*/ {
    id: 'reward.toLevel.both',
    message: '{deposits} left to deposit and {turnover} left to stake',
  },
  deposits: /*i18n*/ { id: 'reward.toLevel.deposits', message: '{deposits} left to deposit' },
  turnover: /*i18n*/ { id: 'reward.toLevel.turnover', message: '{turnover} left to stake' },
  otherLevel: /*i18n*/ { id: 'reward.toLevel.otherLevel', message: 'Only at VIP level {level}' },
}

/**
 * Returns why a reward is locked. Either the member must still deposit or wager more to reach its level, or
 * it is only for members of a lower level.
 */
function toLevel({ from }: VipGift, { played, level, levels }: VipStatus, formatter: Formatter): string {
  if (levels.indexOf(from) <= level) return formatter.text(toLevelBy.otherLevel, { level: from.name })
  const lacksDeposits = played.deposits < from.deposits
  const lacksTurnover = played.turnover < from.turnover
  const missing = lacksDeposits ? (lacksTurnover ? toLevelBy.both : toLevelBy.deposits) : toLevelBy.turnover
  return formatter.text(missing, {
    deposits: formatter.money(from.deposits - played.deposits),
    turnover: formatter.money(from.turnover - played.turnover),
  })
}
