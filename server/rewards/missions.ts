import { calendarZone } from '#domain/time/calendar-zone.ts'
import { type Mission, type MissionPeriod, missionPeriod } from '#protocol/rewards/missions.ts'
import { type PayoutPeriod, periodAt, type Range } from '#server/calendar/periods.ts'
import { clockOf } from '#server/calendar/zoned-day.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { readSetting } from '#server/settings/settings.ts'
import { claimTimes } from './claims.ts'
import type { MissionTerms } from './default-missions.ts'
import { type Claimant, type GiftResult, notClaimable } from './gift-result.ts'
import { towards } from './goals.ts'
import { playedBy } from './played.ts'
import { missionsSetting } from './rewards.settings.ts'
import { turnoverFor } from './turnover-for.ts'

export type RunningMission = {
  terms: MissionTerms
  /** Claim key for the mission's current period. */
  key: string
  state: Mission['state']
  progress: number
  claimedAt: Date | null
  endsAt: Date
}

const calendar = { day: 'daily', week: 'weekly', month: 'monthly' } as const satisfies Record<
  MissionPeriod,
  PayoutPeriod
>

export const missionRange = (period: MissionPeriod, now: Date): Range => periodAt(calendar[period], now)

export async function missionsOf(
  database: Database,
  { memberId, now }: { memberId: number; now: Date },
): Promise<RunningMission[]> {
  const all = await readSetting(database, missionsSetting)
  const claimed = await claimTimes(database, memberId, 'mission')
  const running: RunningMission[] = []
  for (const period of missionPeriod.options) {
    const ofPeriod = all.filter((terms) => terms.period === period)
    if (ofPeriod.length === 0) continue
    const range = missionRange(period, now)
    const played = await playedBy(database, memberId, range)
    for (const terms of ofPeriod)
      running.push(runningMission(terms, { range, done: played[terms.measure], claimed }))
  }
  return running
}

function runningMission(
  terms: MissionTerms,
  { range, done, claimed }: { range: Range; done: number; claimed: ReadonlyMap<string, Date> },
): RunningMission {
  const key = `${terms.id}:${clockOf(range.from, calendarZone).slice(0, 10)}`
  const claimedAt = claimed.get(key) ?? null
  const { progress, isReached } = towards(terms, done)
  return {
    terms,
    key,
    progress,
    claimedAt,
    state: claimedAt ? 'claimed' : isReached ? 'claimable' : 'running',
    endsAt: range.to,
  }
}

/** @throws NotFound if the mission does not exist */
export async function findMission({ platform, memberId, now }: Claimant, id: string): Promise<GiftResult> {
  const { database } = platform
  const found = (await missionsOf(database, { memberId, now })).find(({ terms }) => terms.id === id)
  if (!found) throw new NotFound()
  const { state, key } = found
  if (state !== 'claimable') return notClaimable(state === 'claimed' ? 'claimed' : 'locked')
  const { title, amount } = found.terms
  const turnover = await turnoverFor(database, 'mission', amount)
  return { gift: { source: 'mission', keys: [key], title, amount, turnover } }
}
