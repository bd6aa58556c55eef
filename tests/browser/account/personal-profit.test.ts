import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { LONG } from '#tests/support/is-long.ts'

const RESULT = '/member/personalProfit'
/** Before anyone could play. */
const NOTHING = 'first=2020-01-01&last=2020-01-07'

const plot = (page: Page, name: string) => page.getByRole('figure').filter({ hasText: name })
const place = (page: Page) => plot(page, 'Resultado ao longo do tempo').getByRole('slider')

test('[MEM-09] shows a visible placeholder while the chart code loads and an error when it fails', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    // Found by content, as built files are named by hash.
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
  await expect(page.getByText('O gráfico não chegou.').first()).toBeVisible()
  expectOnly(faults, /Failed to (load|fetch)|dynamically imported|preload/i)
})

test('[MEM-09] shows an empty chart for a period without results, and labels beside their fields', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, await sessionOf(request, 'ana'), `${RESULT}?${NOTHING}`)
  await expect(plot(page, 'Depósitos e saques').getByText('Nada neste período.')).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
  const label = await page.getByText('Tipo de jogo', { exact: true }).first().boundingBox()
  const field = await reportFilters(page).gameType.boundingBox()
  if (!label || !field) throw new Error('There is no filter.')
  expect(label.x + label.width).toBeLessThanOrEqual(field.x)
  const days = await reportFilters(page).from.boundingBox()
  expect(Math.abs((days?.y ?? 0) - field.y)).toBeLessThanOrEqual(1)
})
