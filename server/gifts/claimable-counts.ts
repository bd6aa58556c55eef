import type { Database } from '../database/database.ts'
import { missionsOf } from './missions.ts'
import { pointRewardsOf } from './point-rewards.ts'
import { rewardsOf } from './rewards.ts'
import { tasksOf } from './tasks.ts'

/** How many missions a member can claim the reward of now. */
export async function claimableMissions(database: Database, memberId: number, now: Date): Promise<number> {
  return (await missionsOf(database, { memberId, now })).filter(({ state }) => state === 'claimable').length
}

/** How many tasks a member can claim the reward of now. */
export async function claimableTasks(database: Database, memberId: number, now: Date): Promise<number> {
  return (await tasksOf(database, { memberId, now })).filter(({ state }) => state === 'claimable').length
}

/** How many rewards in points a member can claim now. */
export async function claimablePoints(database: Database, memberId: number, now: Date): Promise<number> {
  return (await pointRewardsOf(database, { memberId, now })).filter(({ state }) => state === 'claimable')
    .length
}

/** How many things of the reward centre a member can claim now, whatever they come from. */
export async function claimableRewards(database: Database, memberId: number, now: Date): Promise<number> {
  const all = await rewardsOf(database, { memberId, now, language: 'en' })
  return all.filter(({ state }) => state === 'claimable').length
}
