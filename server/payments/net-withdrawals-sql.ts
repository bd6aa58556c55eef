import { sql } from 'drizzle-orm'
import { withdrawalOrder } from './withdrawal-order.table.ts'
import { unpaidStates } from './withdrawal-states.ts'

/**
 * Idempotency keys of withdrawals that were not paid out. Such withdrawals never count, no matter when the
 * money was returned.
 */
const givenBack = sql`(
  select 'withdrawal:' || ${withdrawalOrder.id} from ${withdrawalOrder}
  where ${withdrawalOrder.state} = any(${sql.param([...unpaidStates])}::text[])
)`

/**
 * Sum of all withdrawals whose money was not returned, in minor units; null if there are none. The query must
 * join `posting` and `operation`.
 */
export const netWithdrawals = sql`-sum(posting.amount) filter (
  where operation.kind = 'withdrawal' and operation.idempotency_key not in ${givenBack}
)`
