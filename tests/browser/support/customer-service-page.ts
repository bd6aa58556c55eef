import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function customerService(page: Page) {
  const main = page.getByRole('main')
  return {
    start: main.getByRole('button', { name: textOf('support.customerService.startChat') }),
    line: main.getByRole('textbox', { name: textOf('support.chatRoom.messageField') }),
    readReply: main.getByRole('button', { name: textOf('support.customerService.readReply') }),
    unknown: page.getByText(textOf('support.customerService.notFoundTitle')),
  }
}
