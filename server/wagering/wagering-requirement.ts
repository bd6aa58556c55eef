import type { MessageDescriptor } from '@lingui/core'
import { sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { TurnoverLeft } from '#protocol/cashier/withdrawals.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { formatterOf } from '#server/texts/formatter.ts'
import { wageringRequirement } from './wagering-requirement.table.ts'

type Requirement = typeof wageringRequirement.$inferInsert
type Source = Requirement['source']

export async function addWageringRequirement(tx: Transaction, demand: Requirement): Promise<void> {
  if (demand.turnover > 0) await tx.insert(wageringRequirement).values(demand)
}

/** A requirement, and the stakes settled between it and the next one. Bigints are strings. */
type Row = { id: string; source: Source; at: Date; amount: string; turnover: string; staked: string }

/**
 * Returns how much a member must still wager. Settled stakes count towards the oldest open requirement.
 * Stakes settled before a requirement never count towards it, even if no earlier requirement needed them. A
 * deposit's requirement comes before that of its own bonus.
 * @param changed a requirement's id, and the turnover to assume for it, in minor units
 */
export async function remainingWagering(
  database: Database | Transaction,
  memberId: number,
  language: Language,
  changed: { id: string; turnover: number } | null = null,
): Promise<TurnoverLeft> {
  const { rows } = await database.execute<Row>(sql`
    with demand as (
      select id, source, amount, at, lead(at) over (order by at, source <> 'deposit', id) as until,
        case when id = ${changed?.id ?? null}::uuid then ${changed?.turnover ?? 0}::bigint else turnover end as turnover
      from ${wageringRequirement} where member_id = ${memberId}
    )
    select id, source, at, amount, turnover, (
      select coalesce(sum(stake), 0) from ${gameRound} round
      where round.member_id = ${memberId} and round.settled_at >= demand.at
        and (demand.until is null or round.settled_at < demand.until)
    ) as staked
    from demand order by at, source <> 'deposit', id
  `)
  const open = rows.reduce(
    (left, { turnover, staked }) => Math.max(0, left + Number(turnover) - Number(staked)),
    0,
  )
  return { total: open, reasons: reasonsOf(rows, open, language) }
}

/** Thrown to roll back a withdrawal if the wagering requirement is not met. */
class NotStaked extends Error {
  readonly left: TurnoverLeft

  constructor(left: TurnoverLeft) {
    super(`${left.total} are to be staked before money may leave`)
    this.left = left
  }
}

/**
 * Runs `leave`, and rolls it back if the wagering requirement is not met. The check runs while the wallet is
 * locked, so money received in the meantime cannot be withdrawn without wagering it.
 * @param leave takes the money from the member's wallet, and thereby locks the wallet
 */
export async function leaveStaked<Left>(
  database: Database | Transaction,
  { memberId, language }: { memberId: number; language: Language },
  leave: (tx: Transaction) => Promise<Left>,
): Promise<{ done: Left } | { turnover: TurnoverLeft }> {
  try {
    return await database.transaction(async (tx) => {
      const done = await leave(tx)
      const turnover = await remainingWagering(tx, memberId, language)
      if (turnover.total > 0) throw new NotStaked(turnover)
      return { done }
    })
  } catch (error) {
    if (error instanceof NotStaked) return { turnover: error.left }
    throw error
  }
}

/**
 * Splits the open turnover among the requirements. The oldest requirements are met first, so the open
 * turnover belongs to the newest ones.
 */
function reasonsOf(rows: readonly Row[], open: number, language: Language): TurnoverLeft['reasons'] {
  const reasons: TurnoverLeft['reasons'] = []
  let rest = open
  for (const row of rows.toReversed()) {
    const turnover = Number(row.turnover)
    const left = Math.min(turnover, rest)
    rest -= left
    if (left === 0) continue
    const { id, source, at, amount } = row
    const title = titleOf(source, Number(amount), language)
    reasons.unshift({ id, title, at: new Date(at).toISOString(), turnover, left })
  }
  return reasons
}

const names: Record<Source, MessageDescriptor> = {
  deposit: /*i18n*/ { id: 'turnover.source.deposit', message: 'Deposit' },
  bonus: /*i18n*/ { id: 'turnover.source.bonus', message: 'Bonus' },
  promotion: /*i18n*/ { id: 'turnover.source.promotion', message: 'Promotion' },
  reward: /*i18n*/ { id: 'turnover.source.reward', message: 'Reward' },
  mission: /*i18n*/ { id: 'turnover.source.mission', message: 'Mission' },
  referral: /*i18n*/ { id: 'turnover.source.referral', message: 'Referral' },
  rebate: /*i18n*/ { id: 'turnover.source.cashback', message: 'Cashback' },
  task: /*i18n*/ { id: 'turnover.source.task', message: 'Task' },
  pointReward: /*i18n*/ { id: 'turnover.source.pointReward', message: 'Points' },
}

function titleOf(source: Source, amount: number, language: Language): string {
  const { text, money } = formatterOf(language)
  return text(
    /*i18n*/ { id: 'turnover.title', message: '{source}: {amount}' },
    { source: names[source], amount: money(amount) },
  )
}
