import { fetchValue } from '#api/http/call-api.ts'
import {
  listPointRewards,
  type PointConfig,
  type PointRewards,
  readPointBalance,
  readPointConfig,
} from '#protocol/rewards/points.ts'

/** How many points the member has, and how points are. */
export type OwnPoints = { balance: number; config: PointConfig }

/** Both at once. Throws `CallFailed`. */
export async function readOwnPoints(signal: AbortSignal): Promise<OwnPoints> {
  const [{ points }, config] = await Promise.all([
    fetchValue(readPointBalance, {}, { signal }),
    fetchValue(readPointConfig, {}, { signal }),
  ])
  return { balance: points, config }
}

/** Rewards in points. Throws `CallFailed`. */
export const readPointRewards = (signal: AbortSignal): Promise<PointRewards> =>
  fetchValue(listPointRewards, {}, { signal })
