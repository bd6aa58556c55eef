import { type SQL, sql } from 'drizzle-orm'
import type { FriendState } from '#protocol/rewards/referral.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { ledgerAccount, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { readSetting } from '#server/settings/settings.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import { claimKey } from './claim.table.ts'
import { claimTimes } from './claims.ts'
import { type Claimant, type GiftResult, notClaimable } from './gift-result.ts'
import { referralsSetting } from './rewards.settings.ts'
import { turnoverFor } from './turnover-for.ts'

export type Friend = { id: number; account: string; registeredAt: Date; state: FriendState }

type Terms = SettingValue<typeof referralsSetting>

/** Joins that add the `deposits` and `turnover` of each `friend`, in minor units. */
const done = sql`
  cross join lateral (
    select coalesce(sum(posting.amount), 0) as deposits
    from ${ledgerAccount} wallet join ${ledgerPosting} posting on posting.account_id = wallet.id
    where wallet.member_id = friend.id and wallet.kind = 'wallet' and posting.kind = 'deposit'
  ) paid
  cross join lateral (
    select coalesce(sum(stake), 0) as turnover from ${gameRound} round
    where round.member_id = friend.id and round.settled_at is not null
  ) staked`

const stateOf = ({ deposit, turnover }: Terms): SQL => sql`
  case
    when claimed.key is not null then 'claimed'
    when deposits >= ${deposit} and turnover >= ${turnover} then 'claimable'
    when deposits > 0 then 'deposited'
    else 'registered'
  end`

/**
 * Returns the `from` and `where` clauses that select the members referred by a member as `friend`.
 * `claimed.key` is null if the reward for that friend has not been claimed.
 */
const friendsOf = (memberId: number): SQL => sql`
  from ${member} friend
    left join ${claimKey} claimed on claimed.member_id = ${memberId} and claimed.source = 'referral'
      and claimed.key = friend.id::text
  where friend.referrer_id = ${memberId}`

export async function listFriends(
  database: Database,
  { memberId, after, limit }: { memberId: number; after: Cursor | null; limit: number },
): Promise<Friend[]> {
  const terms = await readSetting(database, referralsSetting)
  const isAfter = after
    ? sql`(friend.created_at, friend.id) < (${after.value}::timestamptz, ${after.id}::bigint)`
    : sql`true`
  const { rows } = await database.execute<Omit<Friend, 'id'> & { id: string }>(sql`
    with friend as (
      select friend.id, friend.account, friend.created_at, claimed.key ${friendsOf(memberId)} and ${isAfter}
      order by friend.created_at desc, friend.id desc limit ${limit}
    )
    select friend.id, friend.account, friend.created_at as "registeredAt", ${stateOf(terms)} as state
    from friend cross join lateral (select friend.key) claimed ${done}
    order by friend.created_at desc, friend.id desc
  `)
  return rows.map((row) => ({ ...row, id: Number(row.id), registeredAt: new Date(row.registeredAt) }))
}

/**
 * Counts the friends that a member has referred, and returns the referral terms. Also returns the ids of the
 * friends whose reward can be claimed, and the total of these rewards with its wagering requirement.
 */
export async function earnedBy(
  database: Database,
  memberId: number,
): Promise<{ invited: number; friends: string[]; terms: Terms; amount: number; turnover: number }> {
  const terms = await readSetting(database, referralsSetting)
  const { rows } = await database.execute<{ id: string; state: FriendState }>(sql`
    with friend as (select friend.id, claimed.key ${friendsOf(memberId)})
    select friend.id::text, ${stateOf(terms)} as state
    from friend cross join lateral (select friend.key) claimed ${done}
    order by friend.id
  `)
  const friends = rows.filter(({ state }) => state === 'claimable').map(({ id }) => id)
  const amount = friends.length * terms.reward
  const turnover = await turnoverFor(database, 'referral', amount)
  return { invited: rows.length, friends, terms, amount, turnover }
}

export async function findReferral({ platform, memberId }: Claimant): Promise<GiftResult> {
  const { friends, amount, turnover } = await earnedBy(platform.database, memberId)
  if (friends.length === 0) {
    const claimed = await claimTimes(platform.database, memberId, 'referral')
    return notClaimable(claimed.size > 0 ? 'claimed' : 'nothing')
  }
  const title = localizedText(
    /*i18n*/ {
      id: 'referral.title',
      message:
        '{count, plural, =0 {Referral: no friends} one {Referral: # friend} other {Referral: # friends}}',
    },
    { count: friends.length },
  )
  return { gift: { source: 'referral', keys: friends, title, amount, turnover } }
}
