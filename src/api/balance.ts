import { type Balance, readBalance as balanceCall } from '#contract/wallet.ts'
import { read } from './ask.ts'

/** What the member has to play with. */
export const readBalance = (signal: AbortSignal): Promise<Balance> => read(balanceCall, {}, { signal })
