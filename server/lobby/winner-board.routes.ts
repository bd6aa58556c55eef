import { toGameDto } from '#server/games/game-dto.ts'
import { maskedAccount } from '#server/identity/masked-account.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { findWinners } from './find-winners.ts'

/** HOME-10, CALL-41, CALL-53. The winners' names are masked. */
export const listWinners: HandlerOf<'listWinners'> = async ({ platform, request, caller, now }) => {
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
      const { iconUrl = '', gameName = '', ...game } = toGameDto(found, language, now)
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
