import type { Transaction } from '#server/database/database.ts'
import { announce } from '#server/database/publish.ts'
import { message } from './message.table.ts'
import { type MessageEvent, type MessageFacts, topicOf } from './message-events.ts'

/** What one member is told. */
export type Told<Event extends MessageEvent = MessageEvent> = {
  [Name in Event]: { memberId: number; event: Name; facts: MessageFacts[Name]; at: Date }
}[Event]

/** Leaves a message for a member and, once the transaction commits, has their open pages look for it. */
export async function tellMember(tx: Transaction, { memberId, event, facts, at }: Told): Promise<void> {
  await tx.insert(message).values({ memberId, topic: topicOf(event), event, facts, at })
  await announce(tx, { memberId, type: 'messages.changed' })
}
