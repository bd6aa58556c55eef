import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'
import {
  ALL,
  expectNothingWrong,
  fileOf,
  minorUnits,
  openAs,
  rows,
  sheet,
  sumOf,
  widths,
} from './record-page.ts'

const ENTRIES = '/member/transactionHistory'

test.afterEach(({ request }) => calm(request))

for (const viewport of widths) {
  test(`[MEM-08] entries in the transaction history can be filtered, added up, opened and exported at ${viewport.width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    await openAs(page, request, `${ENTRIES}?${ALL}&kind=deposits`)
    await expect(
      rows(page)
        .filter({ hasText: textOf('account.records.deposit') })
        .first(),
    ).toBeVisible()
    await expect(rows(page).filter({ hasNotText: textOf('account.records.deposit') })).toHaveCount(0)
    const file = await fileOf(page)
    const states = file.column(textOf('file.entries.status'))
    const cameIn = file
      .column(`${textOf('file.entries.amount')} (R$)`)
      .filter((_, row) => states[row] === textOf('file.entries.completed'))
      .reduce((sum, amount) => sum + minorUnits(amount), 0)
    const total = textOf('account.transactions.moneyIn', { title: textOf('common.total') })
    expect(new Set(states).size).toBeGreaterThan(1)
    expect(await sumOf(page, total, textOf('common.amount'))).toBe(cameIn)
    await page
      .getByLabel(textOf('common.transactionType'))
      .selectOption(textOf('account.records.betsAndPayouts'))
    const names = anyOf(
      ...['common.bet', 'account.bets.payout', 'account.records.betRefunded'].map((id) => textOf(id)),
    )
    await expect(rows(page).filter({ has: page.getByText(names) })).toHaveCount(20)
    const opener = rows(page).first().getByRole('button')
    await opener.click()
    await expect(sheet(page).getByText(textOf('common.game'), { exact: true })).toBeVisible()
    await expectNothingWrong(page)
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await reportFilters(page).status.selectOption(textOf('account.records.refunded'))
    await expect(page.getByText(textOf('common.noTransactions'))).toBeVisible()
    await expectNothingWrong(page)
  })
}

test('[MEM-08] the transaction history shows a cancelled deposit at once, with the balance unchanged', {
  tag: LONG,
}, async ({ page, request }) => {
  await openAs(page, request, ENTRIES)
  await expect(rows(page).first()).toBeVisible()
  const balance = page.getByRole('banner').getByRole('status')
  const before = await balance.innerText()
  const other = await page.context().newPage()
  await openAs(other, request, '/member/depositv2')
  await other.getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  await depositPage(other).order.click()
  await expect(rows(page).first()).toContainText(textOf('common.processing'))
  await depositPage(other).open.giveUp.click()
  const question = depositPage(other).givingUp
  await question.confirm.click()
  await expect(rows(page).first()).toContainText(textOf('account.records.notCompleted'))
  await expect(rows(page).first()).toContainText('50,00')
  expect(await balance.innerText()).toBe(before)
})
