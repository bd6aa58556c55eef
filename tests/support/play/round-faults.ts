import type pg from 'pg'

/** SQL condition: the stake was refunded without a result. */
const isVoid = '(round.payout is not null and round.settled_at is null)'

/** Returns a query for rounds whose operation of this kind has the wrong amount or exists more than once. */
const otherThan = (kind: string, due: string) => `
    select round.id from game_round round
    left join ledger_operation paid on paid.reference = round.id::text and paid.kind = '${kind}'
    left join ledger_posting posting on posting.operation_id = paid.id
    left join ledger_account account on account.id = posting.account_id
    group by round.id
    having count(distinct paid.id) > 1
      or coalesce(sum(posting.amount) filter (where account.member_id = round.member_id), 0) <> ${due}`

/** Queries for inconsistencies between rounds and the ledger. They return no rows if both agree. */
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
  'rounds with another win than their payout': otherThan(
    'win',
    `case when ${isVoid} then 0 else coalesce(round.payout, 0) end`,
  ),
  'void rounds without their stake, and others with it': otherThan(
    'betReturned',
    `case when ${isVoid} then round.stake else 0 end`,
  ),
  'rounds that are neither open nor settled': `
    select id from game_round where (payout is null and settled_at is not null)
      or (settled_at is null and payout <> stake) or stake <= 0 or payout < 0`,
  'open rounds beside another of the same member and game': `
    select member_id from game_round
    where payout is null and key is not null and state ->> 'engine' <> 'sports'
    group by member_id, node_id having count(*) > 1`,
  'bets, wins and stakes given back of no round': `
    select operation.id from ledger_operation operation
    left join game_round round on round.id::text = operation.reference
    where operation.kind in ('bet', 'win', 'betReturned') and round.id is null`,
  'seats at a match that are no round of it': `
    select round.id from game_round round
    full join pvp_seat seat on seat.id = round.id
    left join pvp_match match on match.id = seat.match_id
    where (seat.id is not null or round.state ->> 'engine' = 'pvp')
      and (round.member_id, round.node_id, round.stake, round.state ->> 'engine')
        is distinct from (seat.member_id, match.node_id, match.stake, 'pvp')`,
  'matches with too few at them, or too many': `
    select match.id from pvp_match match left join pvp_seat seat on seat.match_id = match.id
    group by match.id
    having count(seat.id) <> case when match.state in ('playing', 'over') then 2 else 1 end`,
  'matches that are open and paid, or over and not': `
    select seat.id from pvp_match match
    join pvp_seat seat on seat.match_id = match.id join game_round round on round.id = seat.id
    where (match.state in ('over', 'returned')) <> (round.payout is not null)`,
  'matches that paid something else than both stakes without the share, to one': `
    select match.id from pvp_match match
    join pvp_seat seat on seat.match_id = match.id join game_round round on round.id = seat.id
    where match.state in ('over', 'returned')
    group by match.id
    having count(*) filter (where ${isVoid}) <> count(*) and (
      match.state = 'returned' or count(*) filter (where ${isVoid}) > 0
      or min(round.payout) <> 0 or max(round.payout) <> 2 * match.stake * match.return_bp / 10000
    )`,
}

export async function roundFaults(pool: pg.Pool): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, question] of Object.entries(questions)) {
    const { rowCount } = await pool.query(question)
    if (rowCount !== 0) faults.push(`${fault}: ${rowCount}`)
  }
  return faults
}
