import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { announce } from '#server/database/publish.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { messageNumber } from '#server/support/chat/message-number.ts'
import { customerServiceSetting } from '#server/support/support.settings.ts'
import { findSaid, openConversation, sayToService } from './conversations.ts'
import { countUnreadAnswers, noteSeen } from './unread-answers.ts'

/** Page of the site on which one talks to customer service; the conversation is its fragment, which no log keeps. */
const CHAT_PAGE = '/customerService'

const isBuiltIn = async ({ database }: Platform) =>
  isModuleOn(await readSetting(database, modulesSetting), 'CBS3')

/** CS-02: CBS3 says whether the conversation is the platform's own; otherwise it is where the operator says, if anywhere. */
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

/** CS-02: what was said in a conversation. */
export const readLiveChat: HandlerOf<'readLiveChat'> = async ({ platform, request, who }) => {
  if (!(await isBuiltIn(platform))) return refuse('chat.off', {})
  const { conversation, since, cursor, limit } = request
  const messages = await findSaid(platform.database, {
    conversation,
    memberId: who?.member.id ?? null,
    since: messageNumber(since),
    before: messageNumber(cursor),
    limit,
  })
  await seen(platform, { conversation, messages, memberId: who?.member.id ?? null })
  return accept({
    room: { id: conversation, kind: 'support', title: '', present: 1, open: true },
    messages,
    next: messages.length === limit ? (messages.at(-1)?.id ?? null) : null,
  })
}

type Seen = { conversation: string; messages: readonly ChatMessage[]; memberId: number | null }

/** What was answered has been read by then, which the member's other pages hear of. */
async function seen({ database }: Platform, { conversation, messages, memberId }: Seen): Promise<void> {
  const upTo = Math.max(0, ...messages.filter(({ own }) => !own).map(({ id }) => Number(id)))
  if (upTo > 0 && (await noteSeen(database, conversation, upTo)) && memberId !== null)
    await announce(database, { memberId, type: 'messages.changed' })
}

/** CS-02: how many answers were not read; none where the conversation is held elsewhere. */
export const countLiveChatUnread: HandlerOf<'countLiveChatUnread'> = async (context) => {
  const { platform, request, who } = context
  const { conversation } = request
  const asker = who ? { memberId: who.member.id } : conversation === undefined ? null : { conversation }
  if (asker === null || !(await isBuiltIn(platform))) return accept({ unread: 0 })
  return accept({ unread: await countUnreadAnswers(platform.database, asker) })
}

/** CS-02: says something to customer service; the same message twice is said once. */
export const sendLiveChatMessage: HandlerOf<'sendLiveChatMessage'> = async ({
  platform,
  request,
  who,
  now,
}) => {
  if (!(await isBuiltIn(platform))) return refuse('chat.off', {})
  const { database } = platform
  const memberId = who?.member.id ?? null
  const said = await sayToService(database, { ...request, memberId, now })
  if (!('message' in said)) return refuse('chat.throttled', said)
  // The member's other tabs have it at once; of a visitor's conversation only its own tab knows.
  if (memberId !== null) await announce(database, { memberId, type: 'chat.said' })
  return accept(said)
}
