import { eq, inArray } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import { bonusFor, type DepositBonus, depositTurnoverFor } from '#protocol/rewards/deposit-bonus.ts'
import type { Database } from '#server/database/database.ts'
import { withdrawalsSetting } from '#server/payments/payments.settings.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { readSetting } from '#server/settings/settings.ts'
import { bonusRefusalTexts } from '#server/texts/bonus-refusals.ts'
import { localize } from '#server/texts/localized-text.ts'
import { wageringRequirement } from '#server/wagering/wagering-requirement.table.ts'
import { depositBonus } from './deposit-bonus.table.ts'
import type { DepositBonusRow } from './eligibility.ts'

/** A promised bonus. `credited` is its amount in minor units; null until it is credited. */
export type BonusOfDeposit = {
  promise: DepositBonusRow
  credited: number | null
  /** The deposit's own wagering requirement, in minor units; null if there is none yet. */
  demanded: number | null
  /** Share of a deposit that must be wagered, in basis points. */
  depositTurnover: number
}

export async function bonusesOf(
  database: Database,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, BonusOfDeposit>> {
  if (depositIds.length === 0) return new Map()
  const { depositTurnover } = await readSetting(database, withdrawalsSetting)
  const rows = await database
    .select({ promise: depositBonus, credited: bonus.amount, demanded: wageringRequirement.turnover })
    .from(depositBonus)
    .leftJoin(bonus, eq(bonus.id, depositBonus.bonusId))
    .leftJoin(wageringRequirement, eq(wageringRequirement.id, depositBonus.depositId))
    .where(inArray(depositBonus.depositId, [...depositIds]))
  return new Map(rows.map((row) => [row.promise.depositId, { ...row, depositTurnover }]))
}

/** Converts a promised bonus to a DTO. `deposit` is the amount of the order, in minor units. */
export function toDepositBonusDto(
  { promise, credited, demanded, depositTurnover }: BonusOfDeposit,
  { deposit, language }: { deposit: number; language: Language },
): DepositBonus {
  const { title, terms, state, reason, expiresAt } = promise
  const amount = credited ?? bonusFor(terms, deposit)
  return {
    title: localize(title, language),
    amount,
    turnover: amount * terms.turnoverFactor,
    depositTurnover: credited === null ? depositTurnoverFor(deposit, depositTurnover) : (demanded ?? 0),
    lasts: terms.lasts,
    state,
    reason: reason ? localize(bonusRefusalTexts[reason], language) : '',
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
