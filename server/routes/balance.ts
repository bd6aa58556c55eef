import type { readBalance } from '#contract/wallet.ts'
import { accept, type Handler } from '../handler.ts'
import { walletBalance } from '../ledger/accounts.ts'
import { currency } from '../ledger/currency.ts'
import { vendorPlayBalances } from '../wallets/own-wallets.ts'

/** What the caller has to play with; asking makes no wallet. */
export const balanceHandler: Handler<typeof readBalance> = async ({ platform, who: { member } }) => {
  const { database, operator } = platform
  const isTrial = operator.trialTypes.includes(member.type)
  return accept({
    balance: await walletBalance(database, member.id),
    currency: currency.code,
    currencySymbol: currency.symbol,
    vendors: await vendorPlayBalances(database, { memberId: member.id, isTrial }),
  })
}
