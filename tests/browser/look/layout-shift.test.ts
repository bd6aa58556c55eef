import { expect } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { noteShifts, shiftsOf } from '#tests/browser/kit/note-shifts.ts'
import { test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'

test.use({ reducedMotion: 'no-preference' })

const widths = [390, 1440] as const
const pages = [
  '/winners',
  '/lottery',
  '/favorite',
  '/rng',
  '/streamView',
  '/task',
  '/recent',
  '/pvp',
  '/games?q=zzzz',
  '/pointMall',
  '/download',
] as const

for (const width of widths) {
  test(`lobby, reward and download pages load without layout shift at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await noteShifts(page)
    const session = await sessionOf(request, 'ana')
    for (const path of pages) {
      await openWith(page, session, path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      expect({ path, of: await shiftsOf(page) }).toEqual({ path, of: [] })
    }
  })
}
