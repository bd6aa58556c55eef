import { sql } from 'drizzle-orm'
import { withdrawalOrder } from './payout.table.ts'
import { unpaidStates } from './withdrawal-states.ts'

/** Keys of the operations that set money aside which came back: what was never paid out is no withdrawal, whenever it came back. */
const givenBack = sql`(
  select 'withdrawal:' || ${withdrawalOrder.id} from ${withdrawalOrder}
  where ${withdrawalOrder.state} = any(${sql.param([...unpaidStates])}::text[])
)`

/** What postings `posting` of operations `operation` paid out, in minor units; null of none. A sum over time is never below zero. */
export const netWithdrawals = sql`-sum(posting.amount) filter (
  where operation.kind = 'withdrawal' and operation.idempotency_key not in ${givenBack}
)`
