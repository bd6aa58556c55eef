import { vendorPlayBalances } from '#server/games/own-wallets.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'

export const readBalance: HandlerOf<'readBalance'> = async ({ platform, who: { member } }) => {
  const { database, operator } = platform
  const isTrial = operator.trialTypes.includes(member.type)
  return accept({
    balance: await walletBalance(database, member.id),
    currency: currency.code,
    currencySymbol: currency.symbol,
    vendors: await vendorPlayBalances(database, { memberId: member.id, isTrial }),
  })
}
