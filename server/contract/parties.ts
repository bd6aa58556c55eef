import type { InferOutput } from 'valibot'
import type { contractParty } from '#contract/contract-terms.ts'
import type { member } from '../database/schema/member.ts'

type Party = InferOutput<typeof contractParty>

/** Its account cannot be registered, and it is no member. */
const house: Party = { memberId: '0', account: 'palpite', nickname: 'Palpite', closed: false }

/** A member as the other party of a contract sees them; the house where there is none. */
export function partyOf(
  row: Pick<typeof member.$inferSelect, 'id' | 'account' | 'nickname' | 'closed'> | null,
): Party {
  if (!row) return house
  const { id, account, nickname, closed } = row
  return { memberId: String(id), account, nickname, closed }
}
