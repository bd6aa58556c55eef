import * as v from 'valibot'
import { type StoredRequests, storedRequests } from '#api/browser/stored-request.ts'

/** A transfer as stored over a reload: without the payment password. */
const storedTransferRequest = v.object({
  /** A team member; null for the upline. */
  memberId: v.nullable(v.string()),
  /** Minor units. */
  amount: v.number(),
  note: v.string(),
})

export type StoredTransferRequest = v.InferOutput<typeof storedTransferRequest>

/** Transfers with an unknown outcome to a team member, or to the upline if null. */
export const pendingTransfers = (memberId: string | null): StoredRequests<StoredTransferRequest> =>
  storedRequests(`transfer.${memberId ?? 'upline'}`, storedTransferRequest)
