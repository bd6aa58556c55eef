import { expect, type Page } from '@playwright/test'
import { isLong } from '#tests/support/is-long.ts'
import { openWith, sessionOf } from './log-in.ts'
import { test } from './platform.ts'

/** What may move about by the measure that browsers have: nothing that an eye would see. */
const UNSEEN = 0.01

declare const shifted: { value: number; of: string[] }

const widths = [390, 1440] as const
/** One of each kind of page. */
const kinds = ['/winners', '/lottery', '/favorite', '/rng', '/streamView', '/task'] as const
const pages = isLong
  ? ([...kinds, '/recent', '/pvp', '/games?q=zzzz', '/pointMall', '/download'] as const)
  : kinds

/** Adds up what moved without anybody having done anything. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = { value: 0, of: [] as string[] }
    Object.assign(window, { shifted: noted })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node: Node | null }[]
      })[]) {
        noted.value += shift.value
        for (const { node } of shift.sources ?? [])
          noted.of.push(node instanceof Element ? node.className : String(node?.nodeName))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const width of isLong ? widths : ([390] as const)) {
  test(`nothing moves under the eye while a page of the lobby arrives, ${width} px wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await noteShifts(page)
    const session = await sessionOf(request, 'ana')
    for (const path of pages) {
      await openWith(page, session, path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      const { value, of } = await page.evaluate(() => shifted)
      expect({ path, of: value < UNSEEN ? [] : of }).toEqual({ path, of: [] })
    }
  })
}
