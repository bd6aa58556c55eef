import type { InferOutput } from 'valibot'
import type { contractParty } from '#contract/contract-terms.ts'
import type { member } from '../database/schema/member.ts'

type Party = InferOutput<typeof contractParty>

/** Its account cannot be registered, and it is no member. */
const house: Party = { memberId: '0', account: 'palpite', nickname: 'Palpite' }

/** A member as the other party of a contract sees them; the house where there is none. */
export const partyOf = (
  row: Pick<typeof member.$inferSelect, 'id' | 'account' | 'nickname'> | null,
): Party => (row ? { memberId: String(row.id), account: row.account, nickname: row.nickname } : house)
