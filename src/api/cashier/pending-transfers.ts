import * as v from 'valibot'
import { type StoredRequests, storedRequests } from '#api/browser/stored-request.ts'

/** A stored transfer request, without the payment password. */
const storedTransferRequest = v.object({
  /** The recipient in the team. Null for the upline. */
  memberId: v.nullable(v.string()),
  /** Minor units. */
  amount: v.number(),
  note: v.string(),
})

export type StoredTransferRequest = v.InferOutput<typeof storedTransferRequest>

/**
 * Returns the storage of transfers whose outcome is unknown. They go to one team member, or to the upline if
 * `memberId` is null.
 */
export const pendingTransfers = (memberId: string | null): StoredRequests<StoredTransferRequest> =>
  storedRequests(`transfer.${memberId ?? 'upline'}`, storedTransferRequest)
