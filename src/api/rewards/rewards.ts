import { fetchValue } from '#api/http/call-api.ts'
import { listRewards, type Rewards } from '#protocol/rewards/rewards.ts'

export const readRewards = (signal: AbortSignal): Promise<Rewards> => fetchValue(listRewards, {}, { signal })
