import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test', timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } })

const SAID = textOf('layout.footer.timeZone')

const inBrasilia = (moment: string | null): string =>
  new Intl.DateTimeFormat('pt-BR', {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(moment ?? ''))

const timeIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('time:visible')
    .filter({ hasText: /\d\d\/\d\d.*\d\d:\d\d/ })
    .first()

for (const [path, what] of [
  ['bonusDetails', '[MEM-10] the end of a bonus'],
  ['transactionHistory', '[MEM-08] the time of a transaction'],
  ['securityCenter', '[MEM-02] the time of a password change'],
] as const) {
  test(`${what} is shown in Brasília time, and the page names the time zone`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await openWith(page, await sessionOf(request, 'ana'), `/member/${path}`)
    const moment = await timeIn(page).getAttribute('datetime')
    const shown = (await timeIn(page).textContent())?.replace(/\/\d{4}/, '')
    expect(shown).toBe(inBrasilia(moment))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo').getByText(SAID)).toBeVisible()
    const range = page.getByRole('main').getByText(SAID)
    await expect(range).toHaveCount(path === 'transactionHistory' ? 1 : 0)
  })
}
