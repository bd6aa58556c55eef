import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function promotionPage(page: Page) {
  const main = page.getByRole('main')
  return {
    participate: main.getByRole('button', { name: textOf('rewards.promotions.join') }),
    comment: main.getByLabel(textOf('rewards.promotions.comment')),
    all: main.getByRole('link', { name: textOf('rewards.promotions.all') }),
    draw: main.getByRole('button', { name: textOf('rewards.promotions.drawTicket') }),
    drawAgain: main.getByRole('button', { name: textOf('rewards.promotions.drawAgain') }),
    answerComes: main.getByText(textOf('rewards.promotions.requestPending')),
  }
}
