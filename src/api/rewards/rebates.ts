import { fetchValue } from '#api/http/call-api.ts'
import { listRebates, type Rebates } from '#protocol/rewards/rebates.ts'

export const readRebates = (signal: AbortSignal): Promise<Rebates> => fetchValue(listRebates, {}, { signal })
