import { readVip as call, type Vip } from '#contract/vip.ts'
import { read } from './ask.ts'

/** The member's level, and what each level takes and brings. Throws `CallFailed`. */
export const readVip = (signal: AbortSignal): Promise<Vip> => read(call, {}, { signal })
