import type { Page } from '@playwright/test'
import { amountForm } from '#tests/browser/cashier/amount-form.ts'
import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { feedbackForm } from '#tests/browser/support/feedback-page.ts'

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

/** Slows the CPU to a sixth, so that a view often shows several steps while the focus moves. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

const late = { kind: 'none', delay: 1_500 } as const
const main = (page: Page) => page.getByRole('main')

test('moves the focus to the open deposit after Enter on a slow device', async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/depositv2')
  const amount = amountForm(main(page)).amount
  await amount.fill('50')
  for (const call of ['createDeposit', 'readDeposit'] as const) await setFault(request, call, late)
  await slowDown(page)
  await amount.press('Enter')
  const slip = depositPage(page).open
  await expect(slip.qr).toBeVisible()
  await expect(slip.region).toBeFocused()
})

test('moves the focus to the confirmation after sending feedback on a slow device', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/helpmc#feedback')
  await feedbackForm(main(page)).content.fill('O botão de sacar fica atrás do teclado.')
  await main(page).getByRole('radio').first().check()
  await setFault(request, 'sendFeedback', late)
  await slowDown(page)
  const send = buttonsIn(main(page)).send
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(feedbackForm(main(page)).thanks).toBeVisible()
  await expect(page.locator('main :focus')).toContainText('Recebemos. Obrigado.')
})
