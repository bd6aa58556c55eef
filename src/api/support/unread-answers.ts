import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { VISITORS_CHAT } from '#api/browser/session-storage.ts'
import { fetchValue } from '#api/http/call-api.ts'
import { countLiveChatUnread } from '#protocol/support/live-chat.ts'

const tab = browserStorage('sessionStorage')

export const countMembersAnswers = (signal: AbortSignal): Promise<number> => count({}, signal)

/** Returns the number of unread answers in this tab's conversation, or 0 if there is no conversation. */
export async function countVisitorsAnswers(signal: AbortSignal): Promise<number> {
  const conversation = tab.read(VISITORS_CHAT)
  return v.is(v.pipe(v.string(), v.uuid()), conversation) ? count({ conversation }, signal) : 0
}

async function count(asked: { conversation?: string }, signal: AbortSignal): Promise<number> {
  return (await fetchValue(countLiveChatUnread, asked, { signal })).unread
}
