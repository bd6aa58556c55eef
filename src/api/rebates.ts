import { listRebates, type Rebates } from '#contract/rebates.ts'
import { read } from './ask.ts'

/** What turnover has earned back. Throws `CallFailed`. */
export const readRebates = (signal: AbortSignal): Promise<Rebates> => read(listRebates, {}, { signal })
