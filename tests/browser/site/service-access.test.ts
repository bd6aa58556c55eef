import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'
import { anyOf, textIn, textOf } from '#tests/support/texts.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const main = (page: Page) => page.getByRole('main')

/** The short suite checks only the first view. */
const views = [phone, desktop].flatMap((size) => [
  { language: 'pt', size },
  { language: 'en', size },
])

/** Opens the announcements from the bell and expands the first one. */
async function openAnnouncements(page: Page): Promise<void> {
  await page.goto('/')
  await takenOver(page)
  await page
    .getByRole('button', {
      name: new RegExp(`^(${textOf('lobby.home.allNotices')}|${textIn('en', 'lobby.home.allNotices')})`),
    })
    .click()
  await page
    .getByRole('button', {
      name: anyOf(textOf('site.notice.toAnnouncements'), textIn('en', 'site.notice.toAnnouncements')),
    })
    .click()
  const first = page.getByRole('dialog').locator('summary').first()
  await first.click()
  await expect(page.getByRole('dialog').getByRole('listitem').first().getByRole('paragraph')).not.toHaveCount(
    0,
  )
}

const places: Record<string, (page: Page, token: string) => Promise<void>> = {
  async promotions(page) {
    await page.goto('/promotions')
    await expect(main(page).getByRole('listitem').first()).toBeVisible()
  },
  async 'a promotion'(page, token) {
    await openWith(page, token, '/promotions')
    await main(page).getByRole('listitem').getByRole('link').first().click()
    await expect(main(page).getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  },
  announcements: openAnnouncements,
  async 'the help dialog'(page) {
    await page.goto('/help')
    await page.getByRole('dialog').locator('summary').first().click()
  },
  async 'the help centre'(page) {
    await page.goto('/helpmc')
    await main(page).locator('summary').first().click()
  },
  async 'the feedback form'(page) {
    await page.goto('/helpmc#feedback')
    await expect(main(page).getByRole('textbox').first()).toBeVisible()
  },
  async 'customer service with a chat'(page) {
    await page.goto('/customerService')
    await main(page)
      .getByRole('button', {
        name: anyOf(
          textOf('support.customerService.startChat'),
          textIn('en', 'support.customerService.startChat'),
          textOf('support.customerService.openChat'),
          textIn('en', 'support.customerService.openChat'),
        ),
      })
      .click()
    await expect(main(page).getByRole('textbox')).toBeVisible()
  },
  async 'the points shop'(page, token) {
    await openWith(page, token, '/pointMall')
    await expect(main(page).getByRole('table')).not.toHaveCount(0)
  },
  async tasks(page, token) {
    await openWith(page, token, '/task')
    await expect(main(page).getByRole('listitem').first()).toBeVisible()
  },
  async 'the install guide'(page) {
    await page.goto('/download')
    await expect(main(page).getByRole('listitem')).toHaveCount(6)
  },
}

/** Fails for accessibility violations and for horizontal overflow. */
async function expectFine(page: Page, place: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [place, id, nodes.map(({ html }) => html)])).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over, `${place} is not wider than the screen`).toBeLessThanOrEqual(0)
}

/**
 * The short suite skips these pages. The first two are checked on a phone by their own tests, and the install
 * guide is checked by `accessibility.test.ts`.
 */
const CHECKED_ELSEWHERE = ['promotions', 'the points shop', 'the install guide']
const names = Object.keys(places).filter((name) => isLong || !CHECKED_ELSEWHERE.includes(name))

for (const [index, { language, size }] of views.entries()) {
  test(`the content and service pages pass axe and fit the width in ${language} at ${size.width} px`, {
    tag: index === 0 ? [] : LONG,
  }, async ({ page, context, request, platform }) => {
    await page.setViewportSize(size)
    await context.addCookies([{ name: 'lang', value: language, url: platform.url }])
    const token = await sessionOf(request, 'ana')
    for (const name of names) {
      await places[name]?.(page, token)
      await expectFine(page, name)
    }
  })
}
