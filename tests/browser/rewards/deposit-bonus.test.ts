import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { charges } from '#protocol/sandbox/cashier.ts'
import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { JOURNEY } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const HALF = textOf('promotion.depositBonus50.title')
const PIX_ONLY = textOf('promotion.dailyPixBonus.title')

/** Pays the newest deposit order as the payer's bank does. */
async function payNewest(request: APIRequestContext): Promise<void> {
  const reply = await request.get('/sandbox/api/charges')
  const [newest] = v.parse(charges, (await reply.json()).value).charges
  const data = { state: 'paid' }
  expect((await request.put(`/sandbox/api/charges/${newest?.id}`, { data })).ok()).toBe(true)
}

test('[MEM-04] a deposit with a bonus shows the wagering requirement, and the bonus can be cancelled', {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  await openWith(page, await sessionOf(request, 'ana'), '/promotions')
  await main(page).getByRole('link', { name: HALF }).first().click()
  await expect(main(page)).toContainText(textOf('rewards.promotions.minimumDeposit'))
  await expect(main(page)).toContainText(
    `${textOf('rewards.promotions.bonusUpTo')}R$ 100,00${textOf('rewards.promotions.shareOfDeposit', { percent: '50%' })}`,
  )
  await expect(main(page)).toContainText(
    `${textOf('rewards.wageringRequirement')}${textOf('rewards.promotions.timesBonus', { turnoverFactor: 10 })}`,
  )
  await main(page)
    .getByRole('link', { name: textOf('rewards.promotions.depositWithBonus') })
    .click()

  await expect(main(page).getByRole('radio', { name: HALF })).toBeChecked()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  const bonus = deposit.bonuses
  await expect(bonus).toContainText(`${textOf('cashier.deposit.depositAndBonus')}R$ 75,00`)
  await expect(bonus).toContainText(`${textOf('cashier.deposit.wageringForDeposit')}R$ 50,00`)
  await expect(bonus).toContainText(`${textOf('cashier.deposit.wageringForBonus')}R$ 250,00`)
  await expect(bonus).toContainText(`${textOf('cashier.deposit.wageringTotal')}R$ 300,00`)
  await expect(bonus).toContainText(textOf('cashier.deposit.wageringWarning', { element0: 'R$ 300,00' }))
  await expectFine(page)
  // Select no bonus by keyboard.
  await main(page).getByRole('radio', { name: HALF }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(deposit.noBonus).toBeChecked()
  await expect(bonus).not.toContainText(textOf('cashier.deposit.wageringForBonus'))
  // A declined offer is removed from the URL and stays declined after a reload.
  await expect(page).toHaveURL(/depositv2$/)
  await page.reload()
  await expect(deposit.noBonus).toBeChecked()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  await deposit.noBonus.focus()
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByRole('radio', { name: HALF })).toBeChecked()
  await deposit.order.click()

  const open = deposit.open
  await expect(open.region).toContainText(
    textOf('cashier.deposit.bonusPromised', { element1: 'R$ 25,00', title: HALF }),
  )
  await expect(open.qr).toBeVisible()
  await payNewest(request)
  const last = deposit.last
  await expect(last.region).toContainText(
    textOf('cashier.deposit.bonusActive', { element1: 'R$ 25,00', title: HALF }),
  )
  await expect(last.region).toContainText(
    textOf('cashier.deposit.wagerParts', {
      total: 'R$ 300,00',
      element0: 'R$ 50,00',
      element1: 'R$ 250,00',
    }),
  )

  await page.goto('/member/withdraw')
  await expect(main(page)).toContainText('R$ 300,00')

  await page.goto('/member/depositv2')
  await expect(main(page)).toContainText(textOf('cashier.deposit.bonusInUse', { element0: 'R$ 250,00' }))
  await main(page)
    .getByRole('link', { name: textOf('rewards.promotions.seeBonuses') })
    .click()

  const row = main(page).getByRole('row').filter({ hasText: HALF })
  await expect(row).toContainText('R$ 0,00 de R$ 250,00')
  await expect(row).toContainText(patternOf('rewards.bonuses.useUntil'))
  await expectFine(page)
  await row.getByRole('button', { name: textOf('rewards.bonuses.cancelNamed', { title: HALF }) }).click()
  const dialog = page.getByRole('dialog', { name: textOf('rewards.bonuses.cancelTitle') })
  await expect(dialog).toContainText(`${textOf('rewards.bonuses.toBeRemoved')}R$ 25,00`)
  await expect(dialog.getByRole('button', { name: textOf('rewards.bonuses.keep') })).toBeFocused()
  await dialog.getByRole('button', { name: textOf('rewards.bonuses.cancel') }).click()
  const done = page.getByRole('dialog', { name: textOf('rewards.bonuses.cancelledTitle') })
  await expect(done).toContainText(`${textOf('rewards.bonuses.removed')}R$ 25,00`)
  await expect(buttonsIn(done).close.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).toContainText(textOf('rewards.bonuses.cancelled'))
  await expect(row).toContainText(textOf('rewards.bonuses.removedAmount', { element0: 'R$ 25,00' }))

  await page.goto('/member/depositv2')
  await expect(deposit.noBonus).toBeChecked()
  await expect(main(page).getByRole('radio', { name: HALF })).toHaveCount(0)
})

test('[MEM-04] says that a linked promotion has ended, or that a bonus excludes the chosen payment method', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/depositv2?promotion=gone')
  await expect(main(page)).toContainText(textOf('cashier.deposit.promotionEnded'))
  await expect(main(page)).not.toContainText(textOf('cashier.deposit.bonusRefusedNotCreated'))
  await expect(page).toHaveURL(/depositv2$/)
  await page.goto('/member/depositv2?promotion=')
  const offer = main(page).getByRole('radio', { name: PIX_ONLY })
  await expect(depositPage(page).noBonus).toBeChecked()
  await expect(main(page)).not.toContainText(textOf('cashier.deposit.bonusRefused'))
  await expect(main(page)).toContainText(textOf('cashier.deposit.bonusMethods', { names: 'Pix' }))
  await offer.check()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  const bonus = depositPage(page).bonuses
  await expect(bonus).toContainText(textOf('cashier.deposit.wageringTotal'))
  await main(page)
    .getByRole('group', { name: textOf('cashier.deposit.method') })
    .getByRole('radio')
    .nth(1)
    .check()
  await expect(bonus.getByRole('alert')).toContainText(textOf('cashier.deposit.bonusWrongMethod'))
  await expect(bonus).not.toContainText(textOf('cashier.deposit.wageringTotal'))
  await expectFine(page)
})
