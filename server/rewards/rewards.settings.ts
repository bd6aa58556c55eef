import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { moment } from '#domain/time/moment.ts'
import { gameType } from '#protocol/lobby/games.ts'
import { defineSetting } from '#server/settings/define-setting.ts'
import { defaultMissions, missionTerms } from './default-missions.ts'
import { defaultLevelPoints, defaultPointTerms, levelPoints, pointTerms } from './default-point-terms.ts'
import { defaultTasks, taskTerms } from './default-tasks.ts'
import { defaultVipLevels, vipLevels } from './default-vip-levels.ts'

const payment = v.pipe(minorUnits, v.minValue(1), v.maxValue(100_000_000_000))

const haveDistinctIds = (all: readonly { id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length

/**
 * The turnover that each kind of reward requires, as a share of its amount. Bonuses are not listed, because
 * each has its own requirement.
 */
export const giftTurnoverSetting = defineSetting('giftTurnover', {
  shape: v.object({
    reward: basisPoints,
    mission: basisPoints,
    referral: basisPoints,
    rebate: basisPoints,
    task: v.optional(basisPoints, 10_000),
  }),
  initial: { reward: 10_000, mission: 10_000, referral: 10_000, rebate: 0, task: 10_000 },
})

export const vipSetting = defineSetting('vip', {
  shape: v.object({ levels: vipLevels }),
  initial: { levels: defaultVipLevels },
})

/**
 * Time of the last run of the job that raises VIP levels, and the level terms it used. Null before the first
 * run.
 */
export const levelsRaisedSetting = defineSetting('levelsRaised', {
  shape: v.nullable(v.object({ at: moment, levels: vipLevels })),
  initial: null,
})

/** MEM-12 */
export const missionsSetting = defineSetting('missions', {
  shape: v.pipe(
    v.array(missionTerms),
    v.maxLength(50),
    v.check((all) => haveDistinctIds(all)),
  ),
  initial: defaultMissions,
})

/** TASK-01 */
export const tasksSetting = defineSetting('tasks', {
  shape: v.pipe(
    v.array(taskTerms),
    v.maxLength(50),
    v.check((all) => haveDistinctIds(all)),
  ),
  initial: defaultTasks,
})

export const pointsSetting = defineSetting('points', { shape: pointTerms, initial: defaultPointTerms })

/** Points for reaching VIP levels (PTS-02). */
export const pointRewardsSetting = defineSetting('pointRewards', {
  shape: v.pipe(
    v.array(levelPoints),
    v.maxLength(50),
    v.check((all) => haveDistinctIds(all)),
  ),
  initial: defaultLevelPoints,
})

/** The time up to which bets were converted to points; null before the first run. */
export const pointsEarnedSetting = defineSetting('pointsEarned', {
  shape: v.nullable(v.object({ at: moment })),
  initial: null,
})

/** Rebates that members claim themselves. They require the module MANPLAYREB3 (MEM-14). */
export const rebatesSetting = defineSetting('rebates', {
  shape: v.object({
    min: payment,
    /** Number of days whose turnover counts, including today. */
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
    /** Rate of each category, in basis points of the turnover. The VIP level's rate is added. */
    rates: v.record(gameType, basisPoints),
  }),
  initial: {
    min: 10,
    days: 30,
    rates: {
      RNG: 50,
      LIVE: 30,
      FISH: 50,
      PVP: 20,
      SPORTS: 30,
      ESPORTS: 30,
      COCKFIGHT: 30,
      ELOTT: 20,
      LOTT: 20,
      BGS: 30,
    },
  },
})

/** How much a friend must deposit and wager, and the inviter's reward, in minor units (MEM-11). */
export const referralsSetting = defineSetting('referrals', {
  shape: v.object({ deposit: payment, turnover: payment, reward: payment }),
  initial: { deposit: 5_000, turnover: 20_000, reward: 2_000 },
})
