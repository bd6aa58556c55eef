import { fetchValue } from '#api/http/call-api.ts'
import {
  listPointRewards,
  type PointConfig,
  type PointRewards,
  readPointBalance,
  readPointConfig,
} from '#protocol/rewards/points.ts'

export type OwnPoints = { balance: number; config: PointConfig }

export async function readOwnPoints(signal: AbortSignal): Promise<OwnPoints> {
  const [{ points }, config] = await Promise.all([
    fetchValue(readPointBalance, {}, { signal }),
    fetchValue(readPointConfig, {}, { signal }),
  ])
  return { balance: points, config }
}

export const readPointRewards = (signal: AbortSignal): Promise<PointRewards> =>
  fetchValue(listPointRewards, {}, { signal })
