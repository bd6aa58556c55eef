import type pg from 'pg'

/** Queries for violations of double entry. They return no rows for a consistent ledger. */
const questions = {
  'operations that do not sum to zero': `
    select operation_id from ledger_posting group by operation_id having sum(amount) <> 0 or count(*) < 2`,
  'operations that mix money and points': `
    select posting.operation_id from ledger_posting posting
    join ledger_account account on account.id = posting.account_id
    group by posting.operation_id having count(distinct account.currency) > 1`,
  'operations without postings': `
    select operation.id from ledger_operation operation
    where not exists (select from ledger_posting posting where posting.operation_id = operation.id)`,
  'wallets that hold something else than was posted': `
    select account.id from ledger_account account left join ledger_posting posting on posting.account_id = account.id
    where account.member_id is not null
    group by account.id having account.balance <> coalesce(sum(posting.amount), 0)`,
  'postings after which the balance is not what it says': `
    select id from (
      select posting.id, posting.balance_after,
        sum(posting.amount) over (partition by posting.account_id order by posting.id) as true_balance
      from ledger_posting posting join ledger_account account on account.id = posting.account_id
      where account.member_id is not null
    ) told where balance_after is distinct from true_balance or true_balance < 0`,
  'accounts of the house with a balance': `
    select posting.id from ledger_posting posting join ledger_account account on account.id = posting.account_id
    where account.member_id is null and posting.balance_after is not null`,
  'members without a wallet': `
    select id from member where not exists (select from ledger_account account where account.member_id = member.id)`,
}

/** A query for seeded history only: concurrent operations are not numbered in the order of their times. */
const ordered = {
  'operations out of their order in time': `
    select id from (select id, at, lag(at) over (order by id) as before from ledger_operation) dated where at < before`,
}

/**
 * Returns each violation with its number of rows. `playedAtOnce` allows operation numbers that are not in
 * chronological order.
 */
export async function ledgerFaults(pool: pg.Pool, { playedAtOnce = false } = {}): Promise<string[]> {
  const asked = playedAtOnce ? questions : { ...questions, ...ordered }
  const faults: string[] = []
  for (const [fault, question] of Object.entries(asked)) {
    const { rowCount } = await pool.query(question)
    if (rowCount !== 0) faults.push(`${fault}: ${rowCount}`)
  }
  return faults
}
