import { gapOf, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, captchaOf } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { boxOf, countCaptchas, dragTile, openLogin, tryToLogIn } from './login-popup.ts'

const MINUTE = 60_000

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 60_000 })

test.afterEach(({ request }) => calm(request))

test('the slider’s tile and handle move together when dragged', { tag: LONG }, async ({ page }) => {
  const { popup, user, password } = await openLogin(page)
  await user.fill('ana')
  await password.fill('palpite-demo-1')
  await password.press('Enter')
  await dragTile(page, { isLetGo: false })
  const tile = await boxOf(popup.locator('img').last())
  const handle = await boxOf(page.getByRole('slider'))
  expect(Math.abs(tile.x - handle.x)).toBeLessThanOrEqual(2)
  expect(Math.abs(tile.width - handle.width)).toBeLessThanOrEqual(2)
  await page.mouse.up()
  await expect(popup).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
})

test('[LOGIN-03] login by username shows a slider that buttons can move, and a new one after a failed attempt', {
  tag: LONG,
}, async ({ page }) => {
  const { popup, user, password, submit } = await openLogin(page)
  await user.fill('ana')
  await password.fill('palpite-demo-1')
  await submit.click()
  const handle = page.getByRole('slider')
  await expect(handle).toHaveAttribute('aria-disabled', 'false')
  await expect(handle).toBeFocused()
  await expect(handle).toHaveAccessibleName(textOf('auth.slider.position'))
  await expect(handle).toHaveAccessibleDescription(textOf('auth.slider.keys'))
  const first = await gapOf(page)
  const right = popup.getByRole('button', { name: textOf('auth.slider.stepRight') })
  await right.click()
  await popup.getByRole('button', { name: textOf('common.verify') }).click()
  await expect(popup.getByRole('status')).toHaveText(textOf('auth.slider.missed'))
  await expect.poll(() => gapOf(page).catch(() => first)).not.toBe(first)
  await expect(popup.getByRole('status')).toHaveText(textOf('auth.slider.ready'))
  const gap = await gapOf(page)
  for (let left = 0; gap - left > 4; left += 8) await right.press('Enter')
  await popup.getByRole('button', { name: textOf('common.verify') }).click()
  await expect(popup).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
})

test('going back from the slider keeps the form and returns the focus to the login button', {
  tag: LONG,
}, async ({ page }) => {
  const { user, password, submit } = await openLogin(page)
  await user.fill('ana')
  await password.fill('qualquer')
  await submit.click()
  await buttonsIn(page).back.click()
  await expect(user).toHaveValue('ana')
  await expect(password).toHaveValue('qualquer')
  await expect(submit).toBeFocused()
})

test('[LOGIN-05] loads another captcha on request, at most once a second', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await platform.set('logins', { captchaAfter: 0, throttleAfter: 10, waitFor: 5 * MINUTE })
  const { captcha, otherPicture } = await openLogin(page)
  const another = otherPicture
  const asked = countCaptchas(page)
  const shown = new Set<string | null>()
  const seesNew = () =>
    expect
      .poll(async () => {
        const known = shown.size
        if (await another.locator('img').isVisible())
          shown.add(await another.locator('img').getAttribute('src'))
        return shown.size > known
      })
      .toBe(true)
  await page.clock.install()
  await tryToLogIn(page, 'ninguem.imagem', 'errada')
  await expect(captcha).toBeVisible()
  await seesNew()
  await stopClock(page, MINUTE)
  await another.click()
  await another.click()
  await seesNew()
  await page.clock.runFor(999)
  await another.click()
  expect(asked()).toBe(2)
  await page.clock.runFor(1)
  await another.click()
  await seesNew()
  expect(asked()).toBe(3)
  await platform.set('logins', { captchaAfter: 3, throttleAfter: 10, waitFor: 5 * MINUTE })
})

test('[LOGIN-16] login to a locked account asks for a captcha and succeeds once it is solved', async ({
  page,
  request,
  platform,
}) => {
  await platform.set('logins', { captchaAfter: 9, throttleAfter: 2, waitFor: 5 * MINUTE })
  await sessionOf(request, 'rafael')
  const { popup, said, captcha, otherPicture } = await openLogin(page)
  for (const attempt of [1, 2]) {
    await tryToLogIn(page, 'rafael', `errada-${attempt}`)
    await expect(said).toContainText(textOf('auth.login.wrong'))
    await expect(captcha).toHaveCount(attempt === 2 ? 1 : 0)
  }
  await expect(otherPicture.locator('img')).toBeVisible()
  await captcha.fill(await captchaOf(page))
  await tryToLogIn(page, 'rafael', passwordOf('rafael'))
  await expect(popup).toHaveCount(0)
  await platform.set('logins', { captchaAfter: 3, throttleAfter: 10, waitFor: 5 * MINUTE })
})

test('says that an account is closed and keeps the user name and the password', { tag: LONG }, async ({
  page,
}) => {
  const { popup, user, password, said } = await openLogin(page)
  await tryToLogIn(page, 'duda', 'palpite-demo-1')
  await expect(said).toContainText(textOf('common.accountClosed'))
  await expect(user).toHaveValue('duda')
  await expect(password).toHaveValue('palpite-demo-1')
  await tryToLogIn(page, 'ana', 'palpite-demo-1')
  await expect(popup).toHaveCount(0)
})
