import { alias } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import type { contractParty } from '#protocol/agents/contract-terms.ts'
import { member } from '#server/identity/member.table.ts'
import { house } from '#server/ledger/house-account.ts'

type Party = InferOutput<typeof contractParty>

/** The two between whom a contract stands, as a query names them; above is the house where there is no member. */
export const upline = alias(member, 'upline')
export const downline = alias(member, 'downline')

/** What a query reads of both. */
export const parties = {
  upline: { id: upline.id, account: upline.account, nickname: upline.nickname, closed: upline.closed },
  downline: {
    id: downline.id,
    account: downline.account,
    nickname: downline.nickname,
    closed: downline.closed,
  },
}

const houseParty: Party = { memberId: '0', ...house, closed: false }

/** A member as the other party of a contract sees them; the house where there is none. */
export function partyOf(
  row: Pick<typeof member.$inferSelect, 'id' | 'account' | 'nickname' | 'closed'> | null,
): Party {
  if (!row) return houseParty
  const { id, account, nickname, closed } = row
  return { memberId: String(id), account, nickname, closed }
}
