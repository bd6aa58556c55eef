import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/database/publish.ts'
import type { MessageFacts } from '#server/notifications/message-events.ts'
import { type Told, tellMember } from '#server/notifications/notify-member.ts'
import { partyOf } from './parties.ts'
import type { Contract } from './read-contracts.ts'
import type { Request } from './requests.ts'

type Between = Pick<Request, 'upline' | 'downline'>

type AboutContract = Extract<keyof MessageFacts, `contract.${string}`>

export type Said = {
  [Event in AboutContract]: { event: Event; facts: Omit<MessageFacts[Event], 'with'> }
}[AboutContract]

async function tell(
  tx: Transaction,
  between: Between,
  { said, at }: { said: Said; at: Date },
  sides: Side[],
) {
  for (const side of sides) {
    const [reader, other] =
      side === 'upline' ? [between.upline, between.downline] : [between.downline, between.upline]
    if (!reader) continue
    const facts = { ...said.facts, with: partyOf(other).nickname }
    await tellMember(tx, { memberId: reader.id, event: said.event, facts, at } as Told)
  }
  for (const party of [between.upline, between.downline])
    if (party) await announce(tx, { memberId: party.id, type: 'contracts.changed' })
}

export type Side = 'upline' | 'downline'

/** Tells the sender of a request, or its receiver, what the other party did. */
export const tellSender = (tx: Transaction, request: Request, told: { said: Said; at: Date }) =>
  tell(tx, request, told, [request.row.byUpline ? 'upline' : 'downline'])
export const tellReceiver = (tx: Transaction, request: Request, told: { said: Said; at: Date }) =>
  tell(tx, request, told, [request.row.byUpline ? 'downline' : 'upline'])

export const tellSide = (tx: Transaction, between: Contract, side: Side, told: { said: Said; at: Date }) =>
  tell(tx, between, told, [side])

/** Tells both parties about an event that neither caused. */
export const tellBoth = (tx: Transaction, between: Contract | Request, told: { said: Said; at: Date }) =>
  tell(tx, between, told, ['upline', 'downline'])
