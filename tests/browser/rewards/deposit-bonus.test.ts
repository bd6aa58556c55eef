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
import { textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const HALF = 'Depósito com 50% de bônus'
const PIX_ONLY = 'Reforço do dia no Pix'

/** Pays the newest deposit order as the payer's bank. */
async function payNewest(request: APIRequestContext): Promise<void> {
  const reply = await request.get('/sandbox/api/charges')
  const [newest] = v.parse(charges, (await reply.json()).value).charges
  const data = { state: 'paid' }
  expect((await request.put(`/sandbox/api/charges/${newest?.id}`, { data })).ok()).toBe(true)
}

test('[MEM-04] deposits with a promotion’s bonus, shows its rollover and cancels it', {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const deposit = depositPage(page)
  await openWith(page, await sessionOf(request, 'ana'), '/promotions')
  await main(page).getByRole('link', { name: HALF }).first().click()
  await expect(main(page)).toContainText(textOf('rewards.promotions.minimumDeposit'))
  await expect(main(page)).toContainText('Bônus, atéR$ 100,0050% do depósito')
  await expect(main(page)).toContainText('Rollover10× o bônus')
  await main(page)
    .getByRole('link', { name: textOf('rewards.promotions.depositWithBonus') })
    .click()

  await expect(main(page).getByRole('radio', { name: HALF })).toBeChecked()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  const bonus = deposit.bonuses
  await expect(bonus).toContainText('Depósito e bônusR$ 75,00')
  await expect(bonus).toContainText('Rollover do depósitoR$ 50,00')
  await expect(bonus).toContainText('Rollover do bônusR$ 250,00')
  await expect(bonus).toContainText('Rollover totalR$ 300,00')
  await expect(bonus).toContainText('Antes de apostar R$ 300,00, não dá para sacar')
  await expectFine(page)
  // Select no bonus by keyboard, then the bonus again.
  await main(page).getByRole('radio', { name: HALF }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(deposit.noBonus).toBeChecked()
  await expect(bonus).not.toContainText(textOf('cashier.deposit.wageringForBonus'))
  // A declined offer stays declined and adds no history entry.
  await expect(page).toHaveURL(/depositv2$/)
  await page.reload()
  await expect(deposit.noBonus).toBeChecked()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  await deposit.noBonus.focus()
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByRole('radio', { name: HALF })).toBeChecked()
  await deposit.order.click()

  const open = deposit.open
  await expect(open.region).toContainText('Bônus: R$ 25,00')
  await expect(open.qr).toBeVisible()
  await payNewest(request)
  const last = deposit.last
  await expect(last.region).toContainText('Bônus: R$ 25,00')
  await expect(last.region).toContainText(
    'Aposte R$ 300,00 antes de sacar: R$ 50,00 do depósito e R$ 250,00 do bônus.',
  )

  await page.goto('/member/withdraw')
  await expect(main(page)).toContainText('R$ 300,00')

  await page.goto('/member/depositv2')
  await expect(main(page)).toContainText('Você já tem um bônus em andamento. Rollover restante: R$ 250,00.')
  await main(page)
    .getByRole('link', { name: textOf('rewards.promotions.seeBonuses') })
    .click()

  const row = main(page).getByRole('row').filter({ hasText: HALF })
  await expect(row).toContainText('R$ 0,00 de R$ 250,00')
  await expect(row).toContainText('usar até')
  await expectFine(page)
  await row.getByRole('button', { name: `Cancelar bônus: ${HALF}` }).click()
  const dialog = page.getByRole('dialog', { name: textOf('rewards.bonuses.cancelTitle') })
  await expect(dialog).toContainText('Você perdeR$ 25,00')
  await expect(dialog.getByRole('button', { name: textOf('rewards.bonuses.keep') })).toBeFocused()
  await dialog.getByRole('button', { name: textOf('rewards.bonuses.cancel') }).click()
  const done = page.getByRole('dialog', { name: textOf('rewards.bonuses.cancelledTitle') })
  await expect(done).toContainText('Você perdeuR$ 25,00')
  await expect(buttonsIn(done).close.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).toContainText(textOf('rewards.bonuses.cancelled'))
  await expect(row).toContainText('R$ 25,00 removido do saldo')

  await page.goto('/member/depositv2')
  await expect(deposit.noBonus).toBeChecked()
  await expect(main(page).getByRole('radio', { name: HALF })).toHaveCount(0)
})

test('[MEM-04] says that a linked promotion is unavailable, or why a bonus excludes the payment method', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/depositv2?promotion=gone')
  await expect(main(page)).toContainText(textOf('cashier.deposit.promotionEnded'))
  await expect(main(page)).not.toContainText('Nenhum depósito foi gerado')
  await expect(page).toHaveURL(/depositv2$/)
  await page.goto('/member/depositv2?promotion=')
  const offer = main(page).getByRole('radio', { name: PIX_ONLY })
  await expect(depositPage(page).noBonus).toBeChecked()
  await expect(main(page)).not.toContainText('não pode ser usado')
  await expect(main(page)).toContainText('Só com: Pix.')
  await offer.check()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  const bonus = depositPage(page).bonuses
  await expect(bonus).toContainText(textOf('cashier.deposit.wageringTotal'))
  await main(page)
    .getByRole('group', { name: textOf('cashier.deposit.method') })
    .getByRole('radio')
    .nth(1)
    .check()
  await expect(bonus.getByRole('alert')).toContainText('Este bônus não vale para este meio')
  await expect(bonus).not.toContainText(textOf('cashier.deposit.wageringTotal'))
  await expectFine(page)
})
