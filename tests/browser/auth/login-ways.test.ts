import type { Page } from '@playwright/test'
import { freePlay } from '#protocol/auth/free-play.ts'
import { login as loginCall } from '#protocol/auth/login.ts'
import { clearSession } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { loginPopup, openLogin, tryToLogIn } from './login-popup.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 60_000 })

const DAY = 24 * 3_600_000
const PASSWORD = 'palpite-demo-1'

test.afterEach(({ request }) => calm(request))

test('[LOGIN-10] remembers a user name for a day and does not store a password', async ({ page }) => {
  const { user, remember, popup } = await openLogin(page)
  await remember.check()
  await tryToLogIn(page, 'ana', PASSWORD)
  await expect(popup).toHaveCount(0)
  const written = await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }))
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return [document.cookie, location.href, JSON.stringify(history.state), ...stores, ...databases].join()
  })
  expect(written).toContain('ana')
  expect(written).not.toContain(PASSWORD)
  const kept = (await page.context().cookies()).find(({ name }) => name === 'remembered-login')
  const left = (kept?.expires ?? 0) * 1000 - Date.now()
  expect(left).toBeGreaterThan(DAY - 120_000)
  expect(left).toBeLessThanOrEqual(DAY)
  await clearSession(page)
  await openLogin(page)
  await expect(user).toHaveValue('ana')
  await expect(remember).toBeChecked()
  await page.context().clearCookies({ name: 'remembered-login' })
  await openLogin(page)
  await expect(user).toHaveValue('')
  await expect(remember).not.toBeChecked()
})

test('[LOGIN-12] free play sends the OS, platform W, an encrypted random string and version 3, and opens Home', async ({
  page,
}) => {
  const { freePlay: button, popup } = await openLogin(page)
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) store.setItem('cpw', 'old')
  })
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === freePlay.path)
  await button.click()
  const body = (await sent).postDataJSON()
  expect(Object.keys(body).sort()).toEqual(['os', 'platform', 'random', 'version'])
  expect(body).toMatchObject({ platform: 'W', version: 3 })
  expect(body.random.split('.')).toHaveLength(5)
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(siteLayout(page).account).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('cpw'), sessionStorage.getItem('cpw')])).toEqual([
    null,
    null,
  ])
})

test('the login popup hides free play when the operator disables it', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await platform.set('modules', { VERIFCODELOGIN3: true, FREEPLAY3: false })
  const { freePlay: button, submit } = await openLogin(page)
  await expect(submit).toBeVisible()
  await expect(button).toHaveCount(0)
})

const failures = [
  { kind: 'error', said: textOf('kit.errors.ourFault'), logged: '500' },
  { kind: 'cut', said: textOf('kit.feedback.noResponse'), logged: '409' },
  { kind: 'malformed', said: textOf('kit.errors.ourFault'), logged: null },
  { kind: 'unauthorised', said: textOf('kit.errors.ourFault'), logged: '401' },
  { kind: 'throttled', said: textOf('common.tooManyAttempts'), logged: '429' },
] as const

test('shows every kind of login failure and keeps the user name and the password', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  const { popup, user, password, said, submit } = await openLogin(page)
  await page.route(
    ({ pathname }) => pathname === loginCall.path,
    (route) => route.abort(),
    { times: 1 },
  )
  await tryToLogIn(page, 'ana', PASSWORD)
  await expect(said).toContainText(textOf('kit.feedback.noResponse'))
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  for (const failure of failures) {
    await setFault(request, 'login', { kind: failure.kind, times: 1 })
    await tryToLogIn(page, 'ana', PASSWORD)
    await expect(said).toContainText(failure.said)
    await expect(user).toHaveValue('ana')
    await expect(password).toHaveValue(PASSWORD)
    // The browser logs failed requests.
    const logged = faults.splice(0)
    expect(logged).toEqual(failure.logged ? [expect.stringContaining(failure.logged)] : [])
  }
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(said.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
})

const waysOut = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the button': (page: Page) => buttonsIn(page.getByRole('dialog')).close.click(),
  'the backdrop': (page: Page) => page.mouse.click(5, 5),
}

test('a click on the login link or a game opens the login popup and focuses its first field', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/')
  await takenOver(page)
  const login = loginPopup(page)
  const openers = {
    'the header': siteLayout(page).logIn,
    'a game': page.locator('[data-tile]').first(),
  }
  for (const [place, opener] of Object.entries(openers)) {
    await test.step(place, async () => {
      await opener.click()
      await expect(login.user).toBeFocused()
      await page.keyboard.type('ana')
      await expect(login.user).toHaveValue('ana')
      await page.keyboard.press('Escape')
      await expect(login.popup).toHaveCount(0)
    })
  }
})

test('keeps text that is typed while the login popup is mounting', { tag: LONG }, async ({ page }) => {
  await page.addInitScript(() => {
    const typeAtOnce = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'username') return
      removeEventListener('focusin', typeAtOnce)
      // Type while the popup mounts, as a user might, before React has run its later effects.
      for (const key of 'an') queueMicrotask(() => document.execCommand('insertText', false, key))
    }
    addEventListener('focusin', typeAtOnce)
  })
  await page.goto('/')
  await takenOver(page)
  await siteLayout(page).logIn.click()
  const name = loginPopup(page).user
  await expect(name).toBeFocused()
  await page.keyboard.type('a')
  await expect(name).toHaveValue('ana')
})

for (const [way, close] of Object.entries(waysOut)) {
  test(`closing the login popup by ${way} returns the focus to the element that opened it`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto('/')
    await takenOver(page)
    const opener = siteLayout(page).logIn
    const login = loginPopup(page)
    await opener.press('Enter')
    await expect(login.user).toBeFocused()
    await close(page)
    await expect(login.popup).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}
