import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function lotteryPage(page: Page) {
  const slip = page.getByRole('region', { name: textOf('play.lottery.ticket') })
  const proof = page.getByRole('dialog', { name: textOf('play.lottery.proofTitle') })
  return {
    open: page.getByText(textOf('lobby.rooms.betsOpen')),
    timeZone: page.getByText(textOf('play.lottery.timeZone')),
    slip: {
      region: slip,
      placed: slip.getByText(textOf('play.lottery.placed')),
      bet: slip.getByRole('button', { name: textOf('play.lottery.place') }),
    },
    proof: { popup: proof },
  }
}
