import type { Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import type { MessageFacts } from '#server/notifications/message-events.ts'
import { type MemberNotification, notifyMember } from '#server/notifications/notify-member.ts'
import { partyOf } from './parties.ts'
import type { Contract } from './read-contracts.ts'
import type { Request } from './requests.ts'

type Parties = Pick<Request, 'upline' | 'downline'>

type ContractEvent = Extract<keyof MessageFacts, `contract.${string}`>

export type ContractNotification = {
  [Event in ContractEvent]: { event: Event; facts: Omit<MessageFacts[Event], 'with'> }
}[ContractEvent]

async function notifySides(
  tx: Transaction,
  parties: Parties,
  { notification, at }: { notification: ContractNotification; at: Date },
  sides: Side[],
) {
  for (const side of sides) {
    const [reader, other] =
      side === 'upline' ? [parties.upline, parties.downline] : [parties.downline, parties.upline]
    if (!reader) continue
    const facts = { ...notification.facts, with: partyOf(other).nickname }
    await notifyMember(tx, {
      memberId: reader.id,
      event: notification.event,
      facts,
      at,
    } as MemberNotification)
  }
  for (const party of [parties.upline, parties.downline])
    if (party) await publish(tx, { memberId: party.id, type: 'contracts.changed' })
}

export type Side = 'upline' | 'downline'

/** Notifies a request's sender of the receiver's answer. */
export const notifySender = (
  tx: Transaction,
  request: Request,
  sent: { notification: ContractNotification; at: Date },
) => notifySides(tx, request, sent, [request.row.byUpline ? 'upline' : 'downline'])
export const notifyReceiver = (
  tx: Transaction,
  request: Request,
  sent: { notification: ContractNotification; at: Date },
) => notifySides(tx, request, sent, [request.row.byUpline ? 'downline' : 'upline'])

export const notifySide = (
  tx: Transaction,
  parties: Contract,
  side: Side,
  sent: { notification: ContractNotification; at: Date },
) => notifySides(tx, parties, sent, [side])

/** Notifies both parties of an event that neither of them caused. */
export const notifyBoth = (
  tx: Transaction,
  parties: Contract | Request,
  sent: { notification: ContractNotification; at: Date },
) => notifySides(tx, parties, sent, ['upline', 'downline'])
