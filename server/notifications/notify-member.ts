import type { Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { message } from './message.table.ts'
import { type MessageEvent, type MessageFacts, topicOf } from './message-events.ts'

export type MemberNotification<Event extends MessageEvent = MessageEvent> = {
  [Name in Event]: { memberId: number; event: Name; facts: MessageFacts[Name]; at: Date }
}[Event]

/** Stores a notification. On commit, the member's open pages reload their messages. */
export async function notifyMember(
  tx: Transaction,
  { memberId, event, facts, at }: MemberNotification,
): Promise<void> {
  await tx.insert(message).values({ memberId, topic: topicOf(event), event, facts, at })
  await publish(tx, { memberId, type: 'messages.changed' })
}
