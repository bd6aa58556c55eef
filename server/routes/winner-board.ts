import type { listWinners } from '#contract/winner-board.ts'
import { gameSeen } from '../games/game-names.ts'
import { findWinners } from '../games/winners.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { maskedAccount } from '../member/masked-account.ts'

/** HOME-10, CALL-41, CALL-53: who won most of late. Nobody is told by their whole name. */
export const winnersHandler: Handler<typeof listWinners> = async ({ platform, request, caller, now }) => {
  const { gameCategory, limitNum, language = caller.language } = request
  const { trialTypes } = platform.operator
  const winners = await findWinners(platform.database, {
    category: gameCategory,
    limit: limitNum,
    trialTypes,
    now,
  })
  return accept({
    winners: winners.map(({ account, win, ...found }) => {
      const { iconUrl = '', gameName = '', ...game } = gameSeen(found, language, now)
      return {
        ...game,
        iconUrl,
        gameName,
        customerName: maskedAccount(account),
        currencySymbol: currency.symbol,
        winAmount: win,
      }
    }),
  })
}
