import { type EventObject, fromCallback } from 'xstate'
import { sessionToken } from '#api/auth/session-storage.ts'
import { joinTabs } from '#api/browser/other-tabs.ts'
import type { TabEvent } from './events.ts'

/** What this tab's session says to the other tabs. */
export type TabCommand =
  | { type: 'tabs.answer'; question: string }
  | { type: 'tabs.tellBegan' }
  | { type: 'tabs.tellLeft'; memberId: string }
  | { type: 'tabs.tellChanged'; memberId: string }

/** The other tabs of this browser: hears what they say, says to them what it is told to. */
export const otherTabs = fromCallback<TabCommand, void, EventObject>(({ sendBack, receive }) => {
  const tabs = joinTabs((news) => sendBack({ ...news, type: `tab.${news.type}` } as TabEvent))
  receive((command) => {
    if (command.type === 'tabs.tellBegan') return tabs.tellBegan()
    if (command.type === 'tabs.tellLeft') return tabs.tellLeft(command.memberId)
    if (command.type === 'tabs.tellChanged') return tabs.tellChanged(command.memberId)
    const token = sessionToken()
    if (token !== null) tabs.answer(command.question, token)
  })
  return tabs.close
})
