import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { envelope } from '#protocol/kit/envelope.ts'
import { type ChatDecision, type ChatDesk, chatDesk } from '#protocol/sandbox/support.ts'
import {
  listChatRooms,
  type ReportReason,
  readChatHistory,
  reportChatMessage,
  sendChatMessage,
} from '#protocol/support/chat-room.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'

export const GENERAL = 'lobby-general'

export type Talker = Awaited<ReturnType<typeof makeTalker>>

/** `type` is the member type of the API. 2 is an agent. */
type Given = { type?: number; nickname?: string; language?: string }

export async function makeTalker(opened: OpenedPlatform, { language = 'en', ...given }: Given = {}) {
  const member = await makeMember(opened, given)
  const visitor = visit(opened, { language })
  const headers = { token: await enter(opened, member) }
  const say = (text: string, { roomId = GENERAL, clientId = randomUUID() as string } = {}) =>
    visitor.ask(sendChatMessage, { roomId, clientId, text }, headers)
  return {
    member,
    say,
    said: async (text: string, roomId = GENERAL): Promise<string> => {
      const answer = await say(text, { roomId })
      if (!answer.success) throw new Error(`It was refused with ${answer.code}`)
      return answer.value.message.id
    },
    rooms: () => visitor.ask(listChatRooms, {}, headers),
    look: (roomId = GENERAL, asked: { since?: string; cursor?: string; limit?: number } = {}) =>
      visitor.ask(readChatHistory, { roomId, ...asked }, headers),
    read: (roomId = GENERAL) => visitor.read(readChatHistory, { roomId }, headers),
    report: (messageId: string, reason: ReportReason = 'spam', comment?: string) =>
      visitor.ask(reportChatMessage, { messageId, reason, ...(comment && { comment }) }, headers),
  }
}

export async function deskOf(opened: OpenedPlatform): Promise<ChatDesk> {
  const reply: unknown = await (await opened.request('/sandbox/api/chat')).json()
  return v.parse(chatDesk, v.parse(envelope, reply).value).messages
}

/** Decides about a chat message in the sandbox console. Returns the HTTP status. */
export async function decide(opened: OpenedPlatform, id: string, decision: ChatDecision): Promise<number> {
  const reply = await opened.request(`/sandbox/api/chat/${id}`, {
    method: 'PUT',
    body: JSON.stringify(decision),
  })
  return reply.status
}
