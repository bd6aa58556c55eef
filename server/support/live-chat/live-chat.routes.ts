import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { publish } from '#server/database/publish.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { messageNumber } from '#server/support/chat/message-number.ts'
import { customerServiceSetting } from '#server/support/support.settings.ts'
import { findMessages, openConversation, sendMessage } from './conversations.ts'
import { countUnreadAnswers, markAnswersRead } from './unread-answers.ts'

/** The site's own chat page. The conversation's id is in the URL's fragment, which servers never log. */
const CHAT_PAGE = '/customerService'

const isBuiltIn = async ({ database }: Platform) =>
  isModuleOn(await readSetting(database, modulesSetting), 'CBS3')

/** CS-02. Returns the URL of the built-in chat if CBS3 is on, and the operator's external URL if not. */
export const launchLiveChat: HandlerOf<'launchLiveChat'> = async (context) => {
  const { platform, request, caller, who, now } = context
  const query = new URLSearchParams({ ...request, b2c: String(request.b2c) })
  if (await isBuiltIn(platform)) {
    const retryAfter = who ? 0 : await platform.limits.liveChats.countAddress(caller.ip)
    if (retryAfter > 0) return refuse('chat.throttled', { retryAfter })
    const id = await openConversation(platform.database, {
      memberId: who?.member.id ?? null,
      title: request.title,
      now,
    })
    return accept({ chatUrl: `${CHAT_PAGE}?${query}#${id}` })
  }
  const { chat } = await readSetting(platform.database, customerServiceSetting)
  if (chat === null) return refuse('chat.off', {})
  return accept({ chatUrl: `${chat}${chat.includes('?') ? '&' : '?'}${query}` })
}

/** CS-02 */
export const readLiveChat: HandlerOf<'readLiveChat'> = async ({ platform, request, who }) => {
  if (!(await isBuiltIn(platform))) return refuse('chat.off', {})
  const { conversation, since, cursor, limit } = request
  const messages = await findMessages(platform.database, {
    conversation,
    memberId: who?.member.id ?? null,
    since: messageNumber(since),
    before: messageNumber(cursor),
    limit,
  })
  await markRead(platform, { conversation, messages, memberId: who?.member.id ?? null })
  return accept({
    room: { id: conversation, kind: 'support', title: '', present: 1, open: true },
    messages,
    next: messages.length === limit ? (messages.at(-1)?.id ?? null) : null,
  })
}

type ReadMessages = { conversation: string; messages: readonly ChatMessage[]; memberId: number | null }

/** Marks messages as read, and notifies the member's other tabs. */
async function markRead(
  { database }: Platform,
  { conversation, messages, memberId }: ReadMessages,
): Promise<void> {
  const upTo = Math.max(0, ...messages.filter(({ own }) => !own).map(({ id }) => Number(id)))
  if (upTo > 0 && (await markAnswersRead(database, conversation, upTo)) && memberId !== null)
    await publish(database, { memberId, type: 'messages.changed' })
}

/**
 * CS-02. Returns the number of unread answers; 0 for an external chat or a visitor without a conversation.
 */
export const countLiveChatUnread: HandlerOf<'countLiveChatUnread'> = async (context) => {
  const { platform, request, who } = context
  const { conversation } = request
  const owner = who ? { memberId: who.member.id } : conversation === undefined ? null : { conversation }
  if (owner === null || !(await isBuiltIn(platform))) return accept({ unread: 0 })
  return accept({ unread: await countUnreadAnswers(platform.database, owner) })
}

/** CS-02. If a message arrives again with the same client id, it is not sent twice. */
export const sendLiveChatMessage: HandlerOf<'sendLiveChatMessage'> = async ({
  platform,
  request,
  who,
  now,
}) => {
  if (!(await isBuiltIn(platform))) return refuse('chat.off', {})
  const { database } = platform
  const memberId = who?.member.id ?? null
  const sent = await sendMessage(database, { ...request, memberId, now })
  if (!('message' in sent)) return refuse('chat.throttled', sent)
  // Notify the member's other tabs. A visitor's conversation is open in only one tab.
  if (memberId !== null) await publish(database, { memberId, type: 'chat.said' })
  return accept(sent)
}
