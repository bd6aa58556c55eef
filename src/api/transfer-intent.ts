import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import { newKey } from './intent.ts'

const transferIntent = v.object({
  /** Made once, and sent with every attempt: the platform pays each key once. */
  key: v.string(),
  memberId: v.string(),
  /** Minor units. */
  amount: v.number(),
  note: v.string(),
})

/** Money that an agent means to send to somebody in the team. */
export type TransferIntent = v.InferOutput<typeof transferIntent>

/** Between whom: in one tab another agent may be logged in later, who must never be asked to pay for it. */
export type Between = { agentId: string; memberId: string }

const tab = browserStorage('sessionStorage')
const nameOf = ({ agentId, memberId }: Between) => `transfer.${agentId}.${memberId}`

/** An intent of its own. */
export const newTransferIntent = (transfer: Omit<TransferIntent, 'key'>): TransferIntent => ({
  ...transfer,
  key: newKey(),
})

/** Notes an intent before it is sent, so that a page that is loaded anew goes on with it. The payment password is noted nowhere. */
export const noteTransfer = ({ agentId }: { agentId: string }, intent: TransferIntent): void =>
  tab.write(nameOf({ agentId, memberId: intent.memberId }), JSON.stringify(intent))

/** What became of it is known. */
export const forgetTransfer = (between: Between): void => tab.remove(nameOf(between))

/** The intent of which this tab does not know what became, if there is one. */
export function recallTransfer(between: Between): TransferIntent | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), transferIntent), tab.read(nameOf(between)))
  return stored.success ? stored.output : null
}
