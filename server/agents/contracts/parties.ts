import { alias } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import type { contractParty } from '#protocol/agents/contract-terms.ts'
import { member } from '#server/identity/member.table.ts'
import { house } from '#server/ledger/house-account.ts'

type Party = InferOutput<typeof contractParty>

export const upline = alias(member, 'upline')
export const downline = alias(member, 'downline')

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

export function partyOf(
  row: Pick<typeof member.$inferSelect, 'id' | 'account' | 'nickname' | 'closed'> | null,
): Party {
  if (!row) return houseParty
  const { id, account, nickname, closed } = row
  return { memberId: String(id), account, nickname, closed }
}
