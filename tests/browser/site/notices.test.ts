import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { noticesPopup } from './notices-popup.ts'

test.use({ seedFor: 'test' })

const marquee = (page: Page) => homePage(page).marquee
const bell = (page: Page) => marquee(page).getByRole('button', { name: textOf('lobby.home.allNotices') })

test('[POP-04] the marquee opens one notice, the bell opens all, and both share the read state', async ({
  page,
}) => {
  await page.goto('/')
  await takenOver(page)
  const lines = marquee(page).getByRole('list').first().getByRole('listitem')
  const all = await lines.count()
  expect(all).toBeGreaterThan(2)
  await expect(bell(page)).toHaveAccessibleName(textOf('lobby.home.allNoticesUnread', { unread: all }))

  const first = lines.first().getByRole('button')
  const title = (await first.innerText()).replace(/^[\d/, :]+/, '').trim()
  await first.click()
  const one = page.getByRole('dialog', { name: title })
  await expect(one.getByRole('paragraph').first()).toBeVisible()
  await expect(one.getByRole('article')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName(textOf('lobby.home.allNoticesUnread', { unread: all - 1 }))

  // The notice stays read in this browser.
  await page.reload()
  await takenOver(page)
  await expect(bell(page)).toHaveAccessibleName(textOf('lobby.home.allNoticesUnread', { unread: all - 1 }))
  const other = await page.context().newPage()
  await other.goto('/')
  await takenOver(other)
  await bell(other).press('Enter')
  const list = noticesPopup(other)
  await expect(list.popup.getByRole('article')).toHaveCount(all)
  // The list is longer than the screen and begins with the newest notice.
  await expect(list.announcements).not.toBeInViewport()
  await expect(list.popup.getByRole('heading', { level: 2 })).toBeInViewport()
  const unread = list.popup
    .getByRole('heading', { level: 3 })
    .filter({ has: other.getByRole('img', { name: textOf('site.notice.unread') }) })
  await expect(unread).toHaveCount(all - 1)
  await expect(unread.filter({ hasText: title })).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page: other }).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await other.keyboard.press('Escape')
  await expect(bell(other)).toBeFocused()
  await expect(bell(other)).toHaveAccessibleName(textOf('lobby.home.allNotices'))
  // Opening the list in the second tab also marks the notices as read in the first.
  await expect(bell(page)).toHaveAccessibleName(textOf('lobby.home.allNotices'))
  await bell(page).click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(all)
  await expect(page.getByRole('img', { name: textOf('site.notice.unread') })).toHaveCount(0)
})

test('the number of unread notices appears without moving the notices', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript((list) => {
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    // Count only horizontal shifts: a loaded font may lift a line by a pixel.
    const isMovedNotice = ({ node, previousRect, currentRect }: Source) =>
      previousRect.x !== currentRect.x && node?.parentElement?.closest('section')?.ariaLabel === list
    new PerformanceObserver((shifts) => {
      for (const entry of shifts.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: Source[] }
        if (sources.some(isMovedNotice)) document.documentElement.setAttribute('data-moved', 'true')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, textOf('common.notices'))
  await page.goto('/')
  await takenOver(page)
  await expect(bell(page)).toHaveAccessibleName(patternOf('lobby.home.allNoticesUnread'))
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})
