import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { calculateCommission } from './commission.ts'
import type { Only } from './settle.ts'
import { noFigures, teamFigures } from './team-figures.ts'

/**
 * Maximum number of bills per transaction. It is high because each transaction reads a period's rounds only
 * once for all bills.
 */
const AT_ONCE = 5_000

export async function calculateBills(database: Database, only?: Only): Promise<number> {
  const isOpen = and(
    eq(contractBill.state, 'calculating'),
    only && eq(contractBill.downlineId, only.downlineId),
    only && eq(contractBill.kind, only.kind),
  )
  let calculated = 0
  for (;;) {
    const next = await database
      .select({ id: contractBill.id })
      .from(contractBill)
      .where(isOpen)
      .orderBy(asc(contractBill.periodFrom))
      .limit(AT_ONCE)
    if (next.length === 0) return calculated
    const areNext = and(
      isOpen,
      inArray(
        contractBill.id,
        next.map(({ id }) => id),
      ),
    )
    calculated += await database.transaction((tx) => calculate(tx, areNext))
  }
}

async function calculate(tx: Transaction, areNext: SQL | undefined): Promise<number> {
  const bills = await tx
    .select()
    .from(contractBill)
    .where(areNext)
    .orderBy(asc(contractBill.id))
    .for('update')
  const figuresOf = await teamFigures(
    tx,
    bills.map(({ id, downlineId, periodFrom, periodTo }) => ({
      id,
      downlineId,
      from: periodFrom,
      to: periodTo,
    })),
  )
  const calculated = bills.map(({ id, kind, terms }) => {
    const figures = figuresOf.get(id) ?? noFigures
    return { id, ...figures, ...calculateCommission(kind, terms, figures) }
  })
  await tx.execute(sql`
    update ${contractBill} bill set
      state = case when done.amount > 0 then 'due' else 'nothing' end,
      net_loss = done."netLoss", turnover = done.turnover, active_members = done."activeMembers",
      tier = done.tier, rate = done.rate, base = done.base, amount = done.amount
    from json_to_recordset(${JSON.stringify(calculated)}::json) as done (
      id uuid, "netLoss" bigint, turnover bigint, "activeMembers" int, tier int, rate int, base bigint, amount bigint
    )
    where bill.id = done.id
  `)
  return bills.length
}
