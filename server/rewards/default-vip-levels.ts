import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { localizedText } from '#server/texts/localized-text.ts'

const amount = v.pipe(minorUnits, v.minValue(0))

const vipTerms = v.object({
  name: localizedTextSchema,
  /** How much a member must have deposited and wagered since registration, in minor units. */
  deposits: amount,
  turnover: amount,
  upgradeBonus: amount,
  monthlyBonus: amount,
  /** Added to the rebate rate of each category. */
  rebateRate: basisPoints,
})

export type VipTerms = v.InferOutput<typeof vipTerms>

/** Starts with level 0, which everyone has. No level requires less than the one below it. */
export const vipLevels = v.pipe(
  v.array(vipTerms),
  v.minLength(1),
  v.maxLength(30),
  v.check(([first]) => first?.deposits === 0 && first.turnover === 0),
  v.check((levels) =>
    levels.every(
      ({ deposits, turnover }, place) =>
        place === 0 ||
        (deposits >= (levels[place - 1]?.deposits ?? 0) && turnover >= (levels[place - 1]?.turnover ?? 0)),
    ),
  ),
)

export const defaultVipLevels: VipTerms[] = [
  {
    name: localizedText(/*i18n*/ { id: 'vip.level.start.name', message: 'Starter' }),
    deposits: 0,
    turnover: 0,
    upgradeBonus: 0,
    monthlyBonus: 0,
    rebateRate: 0,
  },
  {
    name: localizedText(/*i18n*/ { id: 'vip.level.bronze.name', message: 'Bronze' }),
    deposits: 20_000,
    turnover: 100_000,
    upgradeBonus: 1_000,
    monthlyBonus: 300,
    rebateRate: 5,
  },
  {
    name: localizedText(/*i18n*/ { id: 'vip.level.silver.name', message: 'Silver' }),
    deposits: 100_000,
    turnover: 500_000,
    upgradeBonus: 2_500,
    monthlyBonus: 800,
    rebateRate: 10,
  },
  {
    name: localizedText(/*i18n*/ { id: 'vip.level.gold.name', message: 'Gold' }),
    deposits: 500_000,
    turnover: 2_500_000,
    upgradeBonus: 8_000,
    monthlyBonus: 2_000,
    rebateRate: 20,
  },
  {
    name: localizedText(/*i18n*/ { id: 'vip.level.platinum.name', message: 'Platinum' }),
    deposits: 2_000_000,
    turnover: 10_000_000,
    upgradeBonus: 30_000,
    monthlyBonus: 6_000,
    rebateRate: 30,
  },
  {
    name: localizedText(/*i18n*/ { id: 'vip.level.diamond.name', message: 'Diamond' }),
    deposits: 10_000_000,
    turnover: 50_000_000,
    upgradeBonus: 120_000,
    monthlyBonus: 20_000,
    rebateRate: 50,
  },
]
