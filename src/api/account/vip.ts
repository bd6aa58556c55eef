import { fetchValue } from '#api/http/call-api.ts'
import { readVip as call, type Vip } from '#protocol/account/vip.ts'

/** The member's level, and what each level takes and brings. Throws `CallFailed`. */
export const readVip = (signal: AbortSignal): Promise<Vip> => fetchValue(call, {}, { signal })
