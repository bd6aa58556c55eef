import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export const GENERAL_ROOM = textOf('chat.room.general.title')

export function chatRooms(page: Page) {
  const rooms = page.getByRole('dialog', { name: textOf('common.chatRooms') })
  const general = page.getByRole('dialog', { name: GENERAL_ROOM })
  const tableChat = page.getByRole('region', { name: textOf('common.chat') })
  const report = page.getByRole('dialog', { name: textOf('support.messageReport.title') })
  return {
    entry: page.getByRole('link', { name: textOf('common.chatRooms') }),
    rooms: { popup: rooms, general: rooms.getByRole('button', { name: GENERAL_ROOM }) },
    general: {
      popup: general,
      line: general.getByRole('textbox', { name: textOf('support.chatRoom.messageField') }),
      allRooms: general.getByRole('button', { name: textOf('support.chatPanel.allRooms') }),
      earlier: general.getByRole('log').getByRole('button', { name: textOf('support.chatRoom.showEarlier') }),
    },
    tableChat: {
      region: tableChat,
      line: tableChat.getByRole('textbox', { name: textOf('support.chatRoom.messageField') }),
    },
    report: {
      popup: report,
      submit: report.getByRole('button', { name: textOf('support.messageReport.send') }),
      more: report.getByLabel(textOf('support.messageReport.details')),
    },
  }
}
