import AxeBuilder from '@axe-core/playwright'
import { LIVE_CHANNEL } from '@palpite/visualiser/inspection/channel.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternIn, textIn } from '#tests/support/texts.ts'

test.use({ locale: 'en-US' })

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** For each panel, a function that opens its content and waits for it before the accessibility check. */
const panels: { [view: string]: (page: Page) => Promise<void> } = {
  async simulate(page) {
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('button', { name: /^code\.change six digits / }).click()
    await panel.getByLabel(textIn('en', 'flows.simulate.askGuards')).check()
    await panel.getByText(textIn('en', 'flows.simulate.sendTitle')).click()
    await panel.getByRole('button', { name: /^code\.submit / }).click()
    await expect(panel.getByText(patternIn('en', 'flows.simulate.guardQuestion'))).toBeVisible()
  },
  async paths(page) {
    await expect(
      page
        .getByRole('tabpanel')
        .getByRole('link', { name: textIn('en', 'flows.paths.originAccepted') })
        .first(),
    ).toBeVisible()
  },
  async coverage(page) {
    await page.getByRole('button', { name: textIn('en', 'flows.panels.both') }).click()
    await expect(page.getByText(textIn('en', 'flows.panels.noRecordedUse'))).toBeVisible()
  },
  async compare(page) {
    await page.getByLabel(textIn('en', 'flows.compare.with')).selectOption('captcha')
    await expect(page.getByRole('heading', { name: textIn('en', 'flows.compare.removed') })).toBeVisible()
  },
  async live(page) {
    await expect(page.getByText(textIn('en', 'flows.liveInspector.notOpen'))).toBeVisible()
    await page.evaluate(sayLittle, LIVE_CHANNEL)
    await expect(
      page
        .getByRole('listbox', { name: textIn('en', 'flows.liveInspector.log') })
        .getByRole('option')
        .first(),
    ).toBeVisible()
  },
}

for (const width of [390, 1440]) {
  test(`the chart and panels of the flow viewer pass axe at ${width} px`, { tag: LONG }, async ({
    page,
    platform,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${platform.url}/flows/#/session?state=held`)
    await expect(page.getByRole('application').locator('.is-pointed').first()).toBeVisible()
    await expectNoViolations(page)
    if (width < 720) {
      await page.getByRole('button', { name: textIn('en', 'flows.common.machines'), exact: true }).click()
      await expectNoViolations(page)
      await page.getByRole('button', { name: textIn('en', 'flows.common.details'), exact: true }).click()
      await expectNoViolations(page)
    }
    for (const view of Object.keys(panels)) {
      await test.step(view, async () => {
        await page.goto(`${platform.url}/flows/#/two-factor?view=${view}`)
        await panels[view]?.(page)
        await expectNoViolations(page)
      })
    }
    await page.getByRole('tab', { name: textIn('en', 'flows.liveInspector.sequence') }).click()
    await expectNoViolations(page)
  })

  test(`the flow viewer’s specification rows and a path pass axe at ${width} px`, {
    tag: LONG,
  }, async ({ page, platform }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${platform.url}/flows/#/?view=rows`)
    await page.getByRole('row').getByRole('link', { name: 'two-factor', exact: true }).first().waitFor()
    await expectNoViolations(page)
    await page
      .getByRole('row')
      .filter({ hasText: 'two-factor' })
      .getByRole('link', { name: /^\w{8}$/ })
      .first()
      .click()
    await expect(
      page.getByRole('button', { name: textIn('en', 'flows.simulate.forward'), exact: true }),
    ).toBeVisible()
    await expectNoViolations(page)
  })
}

/** Reports an actor of the two-factor login, as the application does. Runs in the page. */
function sayLittle(name: string): void {
  const channel = new BroadcastChannel(name)
  const from = { page: 'one', at: 1 }
  const say = (said: object) => channel.postMessage({ ...said, ...from })
  const actor = 'x:1'
  say({ type: 'page', address: 'http://here/' })
  say({ type: 'actor', actor, parent: null, name: 'twoFactor', machine: 'twoFactor' })
  say({ type: 'event', actor, from: null, event: { type: 'code.change', code: '' } })
  say({
    type: 'state',
    actor,
    value: 'editing',
    leaves: ['editing'],
    tags: [],
    status: 'active',
    context: { code: '' },
  })
  channel.close()
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a chart can be dragged, pinched and tapped without scrolling the page', { tag: LONG }, async ({
    page,
    context,
    platform,
  }) => {
    await page.goto(`${platform.url}/flows/#/slider`)
    const chart = page.getByRole('application', { name: textIn('en', 'flows.chart.name', { 0: 'slider' }) })
    await expect(chart.locator('.state').first()).toBeVisible()
    const browser = await context.newCDPSession(page)
    type Finger = readonly [x: number, y: number]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
      })
    const view = () =>
      chart.locator('> div').evaluate((node) => {
        const { a, e, f } = new DOMMatrix(getComputedStyle(node).transform)
        return { zoom: a, x: e, y: f }
      })

    const before = await view()
    await touch('touchStart', [200, 500])
    for (const by of [20, 40, 60]) await touch('touchMove', [200 - by, 500 + by / 2])
    await touch('touchEnd')
    const dragged = await view()
    expect(dragged.zoom).toBe(before.zoom)
    expect(dragged.x).toBeCloseTo(before.x - 60, 0)
    expect(dragged.y).toBeCloseTo(before.y + 30, 0)

    await touch('touchStart', [150, 500], [250, 500])
    for (const by of [25, 50, 75, 100]) await touch('touchMove', [150 - by, 500], [250 + by, 500])
    await touch('touchEnd')
    const pinched = await view()
    expect(pinched.zoom).toBeCloseTo(dragged.zoom * 3, 1)
    // The point of the chart between the fingers stays in place.
    const { x: left, y: top } = (await chart.boundingBox()) ?? { x: 0, y: 0 }
    const under = ({ x, y, zoom }: typeof pinched) => [(200 - left - x) / zoom, (500 - top - y) / zoom]
    const [was, is] = [under(dragged), under(pinched)]
    expect(Math.hypot(Number(is[0]) - Number(was[0]), Number(is[1]) - Number(was[1]))).toBeLessThan(8)
    await expect(page).not.toHaveURL(/state=/)

    await page.getByRole('button', { name: textIn('en', 'flows.common.showAll') }).tap()
    await chart.locator('.leaf[data-state="loading"]').tap({ position: { x: 4, y: 4 } })
    await expect(page).toHaveURL(/state=loading/)
    expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1])
  })
})
