import { countedStates } from '@palpite/charts/counted-states.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { loginModel } from '#tests/models/auth/login.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'

test.use({ locale: 'en-US' })

const states = countedStates(readChart(loginModel.machine)).length
/** Longest animation, in ms, that does not visibly delay the progress indicator. */
const AT_ONCE = 150

async function holdWorkers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the flow viewer shows a chart’s size and outline during layout, and then the chart without shifts', {
  tag: LONG,
}, async ({ page, platform }) => {
  const letGo = await holdWorkers(page)
  await page.goto(`${platform.url}/flows/#/login`)
  const work = `Drawing ${states} states`
  const sign = page.getByText(work).filter({ visible: true }).last()
  await expect(sign).toBeVisible()
  await expect(
    page.getByRole('region', { name: textIn('en', 'flows.common.chart') }).getByRole('status'),
  ).toHaveText(work)
  const moving = await page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming())
    return timings.map((timing) => Number(timing?.endTime))
  })
  expect(
    moving.filter((end) => end > AT_ONCE),
    'animations that delay the indicator',
  ).toEqual([])

  const outline = page.getByRole('list', { name: textIn('en', 'flows.panels.statesOf', { 0: 'login' }) })
  await outline.getByRole('link', { name: 'open', exact: true }).first().click()
  await expect(page).toHaveURL(/state=open/)
  const places = () =>
    page
      .locator(
        'main section, main header, main aside, main header button:not(details *), main header summary',
      )
      .evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())))
  const before = await places()
  letGo()
  const chart = page.getByRole('application', { name: textIn('en', 'flows.chart.name', { 0: 'login' }) })
  await expect(chart.locator('svg .state').first()).toBeAttached()
  await expect(sign).toBeHidden()
  await expect(
    page.getByRole('region', { name: textIn('en', 'flows.common.chart') }).getByRole('status'),
  ).toHaveText(textIn('en', 'flows.chart.drawn'))
  expect(await places()).toEqual(before)
})

test('draws a chart from its stored layout without calling the worker again', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message: { cmd?: string }, ...rest: unknown[]) {
      if (message.cmd === 'layout') document.documentElement.dataset.asked += '.'
      return Reflect.apply(postMessage, this, [message, ...rest])
    }
  })
  const asked = () =>
    page.evaluate(() => (document.documentElement.dataset.asked ?? '').replace('undefined', '').length)
  const kept = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('flows.layouts')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const counting = opening.result.transaction('answers').objectStore('answers').count()
      await new Promise((resolve) => {
        counting.onsuccess = resolve
      })
      opening.result.close()
      return counting.result
    })
  const drawn = page
    .getByRole('application', { name: textIn('en', 'flows.chart.name', { 0: 'balance' }) })
    .locator('svg .state')
    .first()
  await page.goto(`${platform.url}/flows/#/balance`)
  await expect(drawn).toBeAttached()
  const first = await asked()
  expect(first).toBeGreaterThan(0)
  await expect.poll(kept).toBe(first)

  await page.reload()
  await expect(drawn).toBeAttached()
  expect(await asked()).toBe(0)

  await page.getByRole('button', { name: 'PT', exact: true }).click()
  await expect(
    page.getByRole('application', { name: textOf('flows.chart.name', { 0: 'balance' }) }),
  ).toBeAttached()
  await expect.poll(asked, 'texts in another language have other sizes').toBeGreaterThan(0)
})
