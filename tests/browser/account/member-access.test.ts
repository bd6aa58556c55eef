import AxeBuilder from '@axe-core/playwright'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { memberPages } from '#ui/kit/member-pages/member-page.ts'

const views = [390, 1440].flatMap((width) => ['pt', 'en'].map((language) => ({ width, language })))

for (const { width, language } of views) {
  test(`the member centre pages pass axe and fit the screen width in ${language} at ${width} px`, {
    tag: LONG,
  }, async ({ page, context, request, platform }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await context.addCookies([{ name: 'lang', value: language, url: platform.url }])
    const token = await sessionOf(request, 'ana')
    for (const name of memberPages.flat()) {
      await openWith(page, token, `/member/${name}`)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect(page.locator('main h1, main h2').first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)])).toEqual([])
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(over, `${name} is not wider than the page`).toBeLessThanOrEqual(0)
    }
  })
}
