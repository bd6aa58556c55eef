import { sql } from 'drizzle-orm'
import { withdrawalOrder } from './withdrawal-order.table.ts'
import { unpaidStates } from './withdrawal-states.ts'

/** Keys of returned withdrawals. They do not count as withdrawals, even if they were returned later. */
const givenBack = sql`(
  select 'withdrawal:' || ${withdrawalOrder.id} from ${withdrawalOrder}
  where ${withdrawalOrder.state} = any(${sql.param([...unpaidStates])}::text[])
)`

/** Net withdrawals over `posting` and `operation`, minor units, never negative; null without rows. */
export const netWithdrawals = sql`-sum(posting.amount) filter (
  where operation.kind = 'withdrawal' and operation.idempotency_key not in ${givenBack}
)`
