import { clearTicket } from '#api/auth/address-token.ts'
import { markLinkRead } from '#api/auth/link-notice.ts'
import { reload } from '#api/browser/page-visibility.ts'
import { linkNoticeMachine } from '#machines/auth/link-notice.machine.ts'

export const linkNoticeFlow = linkNoticeMachine.provide({
  actions: { clearTicket, markRead: markLinkRead, reload },
})
