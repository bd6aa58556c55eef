import type { InferOutput } from 'valibot'
import type { contractParty } from '#contract/contract-terms.ts'
import type { member } from '../database/schema/member.ts'
import { house } from '../house.ts'

type Party = InferOutput<typeof contractParty>

const houseParty: Party = { memberId: '0', ...house, closed: false }

/** A member as the other party of a contract sees them; the house where there is none. */
export function partyOf(
  row: Pick<typeof member.$inferSelect, 'id' | 'account' | 'nickname' | 'closed'> | null,
): Party {
  if (!row) return houseParty
  const { id, account, nickname, closed } = row
  return { memberId: String(id), account, nickname, closed }
}
