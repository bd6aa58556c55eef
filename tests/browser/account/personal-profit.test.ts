import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { expectNothingWrong, minorUnits, openAs, widths } from './record-page.ts'

const RESULT = '/member/personalProfit'
/** A period before the first bet. */
const NOTHING = 'first=2020-01-01&last=2020-01-07'

const plot = (page: Page, name: string) => page.getByRole('figure').filter({ hasText: name })
const place = (page: Page) => plot(page, textOf('account.personalProfit.overTime')).getByRole('slider')

test.afterEach(({ request }) => calm(request))

for (const viewport of widths) {
  test(`[MEM-09] shows profit and loss in charts and in tables that add up to the totals at ${viewport.width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    await openAs(page, request, RESULT)
    const plot = page.getByRole('figure', { name: textOf('account.personalProfit.overTime') })
    await expect(plot.locator('canvas')).toBeVisible()
    const whole = minorUnits(await page.locator('dl > div').first().locator('dd').first().innerText())
    await reportFilters(plot).allNumbers.click()
    const cells = (await plot.locator('tbody td').allInnerTexts()).map(minorUnits)
    expect(cells).toHaveLength(30)
    expect(cells.reduce((sum, amount) => sum + amount, 0)).toBe(whole)
    await plot.getByRole('slider').focus()
    await page.keyboard.press('End')
    await expect(plot.getByRole('slider')).toHaveAttribute('aria-valuenow', '30')
    const kinds = page.getByRole('region', { name: textOf('common.byGameType') })
    const played = (
      await kinds.locator(`tbody td[data-head="${textOf('common.totalStaked')}"]`).allInnerTexts()
    ).map(minorUnits)
    const staked = page
      .locator('dl > div')
      .filter({ hasText: textOf('common.totalStaked') })
      .locator('dd')
    expect(played.reduce((sum, stake) => sum + stake, 0)).toBe(minorUnits(await staked.innerText()))
    await expectNothingWrong(page)
    await reportFilters(page).gameType.selectOption(textOf('common.fishing'))
    await expect(page.getByRole('figure', { name: textOf('common.depositsAndWithdrawals') })).toHaveCount(0)
    await expect(kinds.locator('tbody').getByRole('row')).toHaveCount(1)
  })
}

test('[MEM-09] a chart shows a placeholder while its code loads, and an error if the code fails to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    // Find the chart script by its content, since the names of built files are hashes.
    if (!(await response.text()).includes('u-over')) return route.fulfill({ response })
    await promise
    await route.abort()
  })
  await openWith(page, await sessionOf(request, 'ana'), RESULT)
  await expect(place(page)).toHaveAttribute('aria-valuetext', /.+/)
  await expect(place(page)).toHaveAttribute('aria-busy', 'true')
  await expect(place(page)).toHaveCSS('height', '240px')
  expect(await place(page).evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  resolve()
  await expect(page.getByText(textOf('kit.layout.chartLoadFailed')).first()).toBeVisible()
  expectOnly(faults, /Failed to (load|fetch)|dynamically imported|preload/i)
})

test('[MEM-09] says that a period without bets has no data, and shows filter labels beside their fields', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, await sessionOf(request, 'ana'), `${RESULT}?${NOTHING}`)
  await expect(
    plot(page, textOf('common.depositsAndWithdrawals')).getByText(textOf('kit.layout.chartEmpty')),
  ).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
  const label = await page.getByText(textOf('common.gameType'), { exact: true }).first().boundingBox()
  const field = await reportFilters(page).gameType.boundingBox()
  if (!label || !field) throw new Error('There is no filter.')
  expect(label.x + label.width).toBeLessThanOrEqual(field.x)
  expect(label.y).toBeGreaterThanOrEqual(field.y)
  expect(label.y + label.height).toBeLessThanOrEqual(field.y + field.height)
})
