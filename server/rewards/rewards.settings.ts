import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { moment } from '#domain/time/moment.ts'
import { gameType } from '#protocol/lobby/games.ts'
import {
  firstLevelPoints,
  firstPointTerms,
  levelPoints,
  pointTerms,
} from '#server/rewards/loyalty/point-terms.ts'
import { defineSetting } from '#server/settings/define-setting.ts'
import { defaultMissions, missionTerms } from './default-missions.ts'
import { defaultTasks, taskTerms } from './default-tasks.ts'
import { defaultVipLevels, vipLevels } from './default-vip-levels.ts'

const payment = v.pipe(minorUnits, v.minValue(1), v.maxValue(100_000_000_000))

/** Whether no two of a list have the same id. */
const areApart = (all: readonly { id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length

/** How much of what is claimed must be staked before money may leave; a bonus says so itself. */
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

/** Levels of members (MEM-15). */
export const vipSetting = defineSetting('vip', {
  shape: v.object({ levels: vipLevels }),
  initial: { levels: defaultVipLevels },
})

/** When levels were raised last, and by which terms; null before the first time. */
export const levelsRaisedSetting = defineSetting('levelsRaised', {
  shape: v.nullable(v.object({ at: moment, levels: vipLevels })),
  initial: null,
})

/** What there is to do, and what that brings (MEM-12). */
export const missionsSetting = defineSetting('missions', {
  shape: v.pipe(
    v.array(missionTerms),
    v.maxLength(50),
    v.check((all) => areApart(all)),
  ),
  initial: defaultMissions,
})

/** What there is to do once, and what that brings (TASK-01). */
export const tasksSetting = defineSetting('tasks', {
  shape: v.pipe(
    v.array(taskTerms),
    v.maxLength(50),
    v.check((all) => areApart(all)),
  ),
  initial: defaultTasks,
})

/** Points (PTS-01). */
export const pointsSetting = defineSetting('points', { shape: pointTerms, initial: firstPointTerms })

/** Points for reaching levels (PTS-02). */
export const pointRewardsSetting = defineSetting('pointRewards', {
  shape: v.pipe(
    v.array(levelPoints),
    v.maxLength(50),
    v.check((all) => areApart(all)),
  ),
  initial: firstLevelPoints,
})

/** Up to when bets were looked at for points; null before the first time. */
export const pointsEarnedSetting = defineSetting('pointsEarned', {
  shape: v.nullable(v.object({ at: moment })),
  initial: null,
})

/** Rebates that are claimed by hand, where MANPLAYREB3 is on (MEM-14). */
export const rebatesSetting = defineSetting('rebates', {
  shape: v.object({
    /** A claim of less is not paid out, minor units. */
    min: payment,
    /** Turnover of so many days counts, today among them. */
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
    /** Of the turnover, by category; the VIP level adds to it. */
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

/** What an invited friend must pay in and stake, and what that brings whoever invited (MEM-11). Minor units. */
export const referralsSetting = defineSetting('referrals', {
  shape: v.object({ deposit: payment, turnover: payment, reward: payment }),
  initial: { deposit: 5_000, turnover: 20_000, reward: 2_000 },
})
