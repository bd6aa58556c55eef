import type { readBalance } from '#contract/wallet.ts'
import { accept, type Handler } from '../handler.ts'
import { walletBalance } from '../ledger/accounts.ts'
import { currency } from '../ledger/currency.ts'

/** What the caller has to play with; asking makes no wallet. */
export const balanceHandler: Handler<typeof readBalance> = async ({ platform, who }) =>
  accept({
    balance: await walletBalance(platform.database, who.member.id),
    currency: currency.code,
    currencySymbol: currency.symbol,
  })
