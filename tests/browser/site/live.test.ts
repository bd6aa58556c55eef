import type { LiveMessage } from '@palpite/visualiser/inspection/live-message.ts'
import { dragTile, openLogin, tryToLogIn } from '#tests/browser/auth/login-popup.ts'
import { passwordOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { captchaOf, newestCode, setFault } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { test } from '#tests/browser/walk/tab.ts'
import { LONG } from '#tests/support/is-long.ts'

test('the inspection stream loads only on request, reports the login and contains no secrets', {
  tag: LONG,
}, async ({ tab, request }) => {
  const { page, live } = tab
  const heard: LiveMessage[] = []
  live.follow((message) => heard.push(message))
  const streams: string[] = []
  page.on('request', (asked) => {
    if (asked.url().includes('/stream-')) streams.push(asked.url())
  })
  const { user, password, captcha, mobile, code, getCode, submit, byMobile, byName, otherPicture } =
    await openLogin(page)
  expect(heard).toEqual([])
  expect(streams).toEqual([])
  expect(await live.ask()).toBe(true)
  expect(streams).toHaveLength(1)

  await byMobile.click()
  await mobile.fill('11 98888-0003')
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
  const texted = await newestCode(request, '+5511988880003')
  await code.fill(texted)
  await byName.click()
  await setFault(request, 'login', {
    kind: 'refusal',
    code: 'login.captchaNeeded',
    value: { captcha: true },
    times: 1,
  })
  await tryToLogIn(page, 'ana', passwordOf('ana'))
  await expect(captcha).toBeFocused()
  await expect(otherPicture.locator('img')).toBeVisible()
  const digits = await captchaOf(page)
  await captcha.fill(digits)
  await expect(user).toHaveValue('ana')
  await expect(password).toHaveValue(passwordOf('ana'))
  await submit.click()
  await dragTile(page)
  await expect(siteLayout(page).account).toBeVisible()
  await expect.poll(() => live.actorOf('session')?.state?.leaves).toEqual(['held.loggedIn.player'])
  const token = await page.evaluate(() => sessionStorage.getItem('token'))

  expect(live.actorOf('login')?.state).toMatchObject({ leaves: ['done'], status: 'done' })
  // Remove ids and times, which may contain the digits of the captcha by chance.
  const said = JSON.stringify(heard)
    .replace(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'id')
    .replace(/\b1\d{12}\b/g, 'time')
  for (const step of [
    '"login.captchaNeeded"',
    'slider done [hasPass]',
    'logIn done [isLoggedIn]',
    '"session.adopt"',
  ]) {
    expect(said).toContain(step)
  }
  for (const secret of [passwordOf('ana'), digits, texted, token, '11988880003', '98888', '"ana"']) {
    expect(secret).toBeTruthy()
    expect(said).not.toContain(String(secret))
  }
})
