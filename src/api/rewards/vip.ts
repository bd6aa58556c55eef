import { fetchValue } from '#api/http/call-api.ts'
import { readVip as call, type Vip } from '#protocol/rewards/vip.ts'

export const readVip = (signal: AbortSignal): Promise<Vip> => fetchValue(call, {}, { signal })
