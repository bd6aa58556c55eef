import { seededRng, whole } from '@palpite/game-art/seeded-rng.ts'
import type { Transaction } from '#server/database/database.ts'
import { continueNumbering, insertRows } from '#server/database/insert-rows.ts'
import { reportedMessage, type Talk, talks } from '#server/demo-data/texts/chat-talk.ts'
import { chatMessage, chatReport } from '#server/support/chat/chat.table.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { MemberRow } from './members.ts'
import { seededId } from './seeded-id.ts'

const MINUTE = 60_000

type MessageRow = typeof chatMessage.$inferInsert & { id: number; at: Date }
type World = { members: readonly MemberRow[]; now: Date }

/** CS-03 */
export async function insertChat(tx: Transaction, world: World): Promise<void> {
  const idOf = idsIn(world.members)
  const rows = talks
    .flatMap((talk) => rowsOf(talk, world.now, idOf))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const messages: MessageRow[] = rows.map((row, index) => ({ id: index + 1, ...row }))
  await insertRows(tx, chatMessage, messages)
  await continueNumbering(tx, chatMessage)
  const reported = messages.find(({ text }) => text === reportedMessage.text)
  if (!reported) throw new Error('The reported message was not found')
  const reports = reportedMessage.by.map(({ who, reason, comment }, index) => ({
    messageId: reported.id,
    memberId: idOf(who),
    reason,
    comment,
    at: new Date(reported.at.getTime() + (index + 1) * MINUTE),
    state: 'open' as const,
  }))
  await insertRows(tx, chatReport, reports)
}

type IdOf = (who: string | number) => number

function idsIn(members: readonly MemberRow[]): IdOf {
  const named = new Map(members.map(({ account, id }) => [account, id]))
  const others = members.slice(demoAccounts.length)
  return (who) => {
    const id = typeof who === 'string' ? named.get(who) : others[who]?.id
    if (id === undefined) throw new Error(`Account ${who} does not exist in this world`)
    return id
  }
}

function rowsOf({ room, last, gap, lines }: Talk, now: Date, idOf: IdOf): Omit<MessageRow, 'id'>[] {
  const dice = seededRng(`talk in ${room}`)
  let ago = last
  return lines
    .toReversed()
    .map(([who, text], place) => {
      const at = new Date(now.getTime() - ago * MINUTE)
      ago += whole(dice, 1, gap)
      const clientId = seededId(`said in ${room}, ${place}`)
      return { roomId: `lobby-${room}`, memberId: idOf(who), clientId, text, at }
    })
    .toReversed()
}
