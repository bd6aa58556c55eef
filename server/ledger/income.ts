import { sql } from 'drizzle-orm'
import { type Income, type IncomeSource, incomeSource } from '#protocol/agents/agent-income.ts'
import { type Cut, stepsOf } from '#server/calendar/time-steps.ts'
import type { Database } from '#server/database/database.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from './ledger.table.ts'

type Row = { step: number | null; source: IncomeSource | null; amount: string | null }

export const incomeSources: readonly IncomeSource[] = incomeSource.options

/** A member's income by source, minus payments to downlines, for each time step and for the whole range. */
export async function incomeOf(
  database: Database,
  memberId: number,
  cut: Cut,
): Promise<Pick<Income, 'steps' | 'sources' | 'total'>> {
  if (cut.from >= cut.to) return { steps: [], ...sumsOf([]) }
  const [steps, earned] = await Promise.all([
    database.execute<{ step: number; from: Date; to: Date }>(
      sql`${stepsOf(cut)} select * from step order by step`,
    ),
    database.execute<Row>(sql`
      ${stepsOf(cut)}
      select step, operation.kind as source, sum(posting.amount) as amount
      from step
        join ${ledgerOperation} operation on operation.at >= step."from" and operation.at < step."to"
          and operation.kind = any(${sql.param([...incomeSources])}::text[])
        join ${ledgerPosting} posting on posting.operation_id = operation.id
        join ${ledgerAccount} wallet on wallet.id = posting.account_id
      where wallet.member_id = ${memberId} and wallet.kind = 'wallet'
      group by step, operation.kind
    `),
  ])
  return {
    steps: steps.rows.map(({ step, from, to }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      ...sumsOf(earned.rows.filter((row) => row.step === step)),
    })),
    ...sumsOf(earned.rows),
  }
}

function sumsOf(rows: readonly Row[]): Pick<Income, 'sources' | 'total'> {
  const sources = incomeSources.map((source) => ({
    source,
    amount: rows.reduce((sum, row) => (row.source === source ? sum + Number(row.amount) : sum), 0),
  }))
  return { sources, total: sources.reduce((sum, { amount }) => sum + amount, 0) }
}
