import { type Bonuses, listBonuses } from '#contract/bonuses.ts'
import type { RequestInput } from '#contract/call.ts'
import { read } from './ask.ts'

/** A page of the member's bonuses, newest first. Throws `CallFailed`. */
export const readBonuses = (asked: RequestInput<typeof listBonuses>, signal: AbortSignal): Promise<Bonuses> =>
  read(listBonuses, asked, { signal })
