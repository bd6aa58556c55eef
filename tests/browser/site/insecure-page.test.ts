import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'

/** A local network name, reached without TLS. */
const NAME = 'palpite.lan'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
    })
  },
  viewport: { width: 390, height: 844 },
})

for (const [language, login, said, game, tag] of [
  ['pt', textOf('common.logIn'), textOf('kit.errors.insecureTitle'), 'Onça', ''],
  ['en', textIn('en', 'common.logIn'), textIn('en', 'kit.errors.insecureTitle'), 'Jaguar', LONG],
] as const) {
  test(`in ${language}, says why login is unavailable over plain HTTP, but lets visitors browse`, {
    tag: tag || [],
  }, async ({ page, platform, faults }) => {
    const origin = platform.url.replace('127.0.0.1', NAME)
    await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
    for (const path of ['/login', '/register']) {
      await page.goto(origin + path)
      await takenOver(page)
      expect(await page.evaluate(() => isSecureContext)).toBe(false)
      const popup = page.getByRole('dialog')
      await expect(popup.getByRole('alert')).toContainText(said)
      await expect(popup.getByRole('alert')).toContainText('https://')
      await expect(popup.locator('input[type="password"]')).toHaveCount(0)
    }
    await page.goto(`${origin}/rng`)
    await takenOver(page)
    await page.getByRole('main').getByRole('searchbox').first().fill(game)
    await expect(page.getByRole('main').locator('[data-tile]').first()).toContainText(game)
    await expect(page.getByRole('banner').getByText(login).first()).toBeVisible()
    // Over plain HTTP, the browser ignores the Cross-Origin-Opener-Policy header and logs an error.
    expectOnly(faults, /Cross-Origin-Opener-Policy/)
  })
}
