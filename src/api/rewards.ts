import { listRewards, type Rewards } from '#contract/rewards.ts'
import { read } from './ask.ts'

/** The reward centre. Throws `CallFailed`. */
export const readRewards = (signal: AbortSignal): Promise<Rewards> => read(listRewards, {}, { signal })
