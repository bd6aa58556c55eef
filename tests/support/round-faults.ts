import type pg from 'pg'

/** What contradicts a round that was played, seen from the rounds and from the ledger; nothing when all is well. */
const questions = {
  'rounds without their stake, or with another': `
    select round.id from game_round round
    left join ledger_operation bet on bet.reference = round.id::text and bet.kind = 'bet'
    left join ledger_posting posting on posting.operation_id = bet.id
    left join ledger_account account on account.id = posting.account_id
    where round.key is not null
    group by round.id
    having count(distinct bet.id) <> 1
      or sum(posting.amount) filter (where account.member_id = round.member_id) is distinct from -round.stake`,
  'rounds with another win than their payout': `
    select round.id from game_round round
    left join ledger_operation win on win.reference = round.id::text and win.kind = 'win'
    left join ledger_posting posting on posting.operation_id = win.id
    left join ledger_account account on account.id = posting.account_id
    where round.key is not null
    group by round.id
    having count(distinct win.id) > 1
      or coalesce(sum(posting.amount) filter (where account.member_id = round.member_id), 0)
        <> coalesce(round.payout, 0)`,
  'rounds that are neither open nor settled': `
    select id from game_round where (payout is null and settled_at is not null)
      or (settled_at is null and payout <> stake) or stake <= 0 or payout < 0`,
  'open rounds beside another of the same member and game': `
    select member_id from game_round
    where payout is null and key is not null and state ->> 'engine' <> 'sports'
    group by member_id, node_id having count(*) > 1`,
  'bets and wins of no round': `
    select operation.id from ledger_operation operation
    left join game_round round on round.id::text = operation.reference
    where operation.kind in ('bet', 'win') and round.id is null`,
}

export async function roundFaults(pool: pg.Pool): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, question] of Object.entries(questions)) {
    const { rowCount } = await pool.query(question)
    if (rowCount !== 0) faults.push(`${fault}: ${rowCount}`)
  }
  return faults
}
