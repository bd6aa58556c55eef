import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'
import { vipStatus } from './vip.ts'

/** MEM-15 */
export const readVip: HandlerOf<'readVip'> = async ({ platform, caller, who }) => {
  const { database } = platform
  const status = await vipStatus(database, who.member.id)
  const { level, levels, played } = status
  return accept({
    level,
    deposits: played.deposits,
    turnover: played.turnover,
    currency: currency.code,
    levels: levels.map(({ name, deposits, turnover, upgradeBonus, monthlyBonus, rebateRate }, place) => ({
      level: place,
      name: localize(name, caller.language),
      deposits,
      turnover,
      benefits: { upgradeBonus, monthlyBonus, rebateRate },
    })),
  })
}
