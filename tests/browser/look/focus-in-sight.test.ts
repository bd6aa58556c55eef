import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { isLong } from '#tests/support/is-long.ts'

const landscape = { width: 844, height: 390 }
const sizes = isLong
  ? [landscape, { width: 390, height: 844 }, { width: 1440, height: 900 }, { width: 320, height: 256 }]
  : [landscape]

const pages = isLong
  ? [
      '/',
      '/games',
      '/promotions',
      '/download',
      '/customerService',
      '/lottery',
      '/task',
      '/pointMall',
      '/member/securityCenter',
      '/member/transferFund',
      '/member/depositv2',
      '/member/withdraw',
      '/member/bettingRecord',
      '/member/messageV2',
      '/member/vip',
    ]
  : ['/', '/games', '/member/withdraw']

/** Enough presses to reach every control on a cashier page, or on the first screens of another page. */
const PRESSES = isLong ? 120 : 40

for (const size of sizes) {
  test(`never hides the focused element behind a bar at ${size.width} x ${size.height} px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(isLong ? 900_000 : 120_000)
    await page.setViewportSize(size)
    const token = await sessionOf(request, 'ana')
    await openWith(page, token)
    for (const path of pages) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading').first()).toBeVisible()
      // Wait for the content, since late content would move the focused control.
      await expect(main.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
      expect(await hiddenFocuses(page, 'Tab'), `${path}, forwards`).toEqual([])
      expect(await hiddenFocuses(page, 'Shift+Tab'), `${path}, backwards`).toEqual([])
    }
  })
}

/** Presses `key` repeatedly. Returns the focused elements that were completely covered. */
async function hiddenFocuses(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden = new Set<string>()
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press(key)
    let found = await page.evaluate(coveredFocus)
    // Wait while the banners slide to the focused banner.
    for (let look = 0; found && look < 20; look++) {
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
      found = await page.evaluate(coveredFocus)
    }
    if (found) hidden.add(found)
  }
  return [...hidden]
}

/** Describes the focused element if it is covered at every sampled point. Runs in the page. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
  const isSeen = steps.some((x) =>
    steps.some((y) => {
      const upper = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))
      return upper !== null && (focused.contains(upper) || upper.contains(focused))
    }),
  )
  if (isSeen) return null
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const name = (element: Element | null) =>
    `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')} "${element?.textContent?.slice(0, 30)}"`
  return `${name(focused)} at ${Math.round(top)} to ${Math.round(bottom)} px, beneath ${name(above)}`
}
