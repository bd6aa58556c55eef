import * as v from 'valibot'
import { type StoredRequests, storedRequests } from '#api/browser/stored-request.ts'

/** What is kept of a transfer over a reload: all but the payment password. */
const wish = v.object({
  /** Somebody in the team; null for the upline. */
  memberId: v.nullable(v.string()),
  /** Minor units. */
  amount: v.number(),
  note: v.string(),
})

/** Money that somebody means to send to another member. */
export type TransferWish = v.InferOutput<typeof wish>

/** Transfers to somebody that were sent without an answer yet; to somebody in the team, or, where it is null, to the upline. */
export const transferIntents = (memberId: string | null): StoredRequests<TransferWish> =>
  storedRequests(`transfer.${memberId ?? 'upline'}`, wish)
