import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { beginTranslation, translateApart, translatePages } from '#tests/browser/kit/translate-pages.ts'
import { isLong } from '#tests/support/is-long.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Pages with several texts and numbers in one element. */
const pages = isLong
  ? ['/member/vip', '/pointMall', '/member/securityCenter', '/member/depositv2', '/promotions', '/rng']
  : ['/member/vip', '/pointMall']
const orders = ['replaced', 'removedLast', 'removedFirst', 'moved'] as const

/** Matches a translated text that is only a number. The simulated translation writes full-width digits. */
const FIGURE = /^[^\p{L}]*[０-９][^\p{L}]*$/u

/** Returns the page's text with ASCII digits. Replaces clock times, since clocks keep running. */
const shown = async (page: Page): Promise<string> => {
  const text = (await page.locator('body').innerText()).normalize('NFKC')
  return text.replaceAll(/\d\d:\d\d(:\d\d)?/g, 'clock').replaceAll(/\s+/g, ' ')
}

for (const [world, startTranslation, usual] of [
  ['by scripts of the page', translatePages, ['removedLast']],
  ['by the browser', translateApart, ['removedFirst']],
] as const) {
  for (const text of isLong ? orders : usual) {
    test(`a page translated ${world} (text nodes ${text}) shows each word and number once`, async ({
      page,
      request,
    }) => {
      await startTranslation(page, { text, begins: 'asked' })
      await openWith(page, await sessionOf(request, 'ana'))
      for (const path of pages) {
        await page.goto(path)
        await takenOver(page)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const before = await shown(page)
        await beginTranslation(page)
        await expect(page.locator('main font font').first()).toBeAttached()
        expect(await shown(page)).toBe(before)
        const words = await page.locator('font > font').allInnerTexts()
        expect(words.filter((text) => FIGURE.test(text))).toEqual([])
      }
    })
  }
}
