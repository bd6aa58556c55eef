import type { Page } from '@playwright/test'
import { FRAME_PATH } from '#protocol/auth/firebase-frame.ts'
import { loginByFirebase } from '#protocol/auth/firebase-login.ts'
import { login as loginCall } from '#protocol/auth/login.ts'
import { createSliderChallenge } from '#protocol/auth/slider.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { calm, moveClock } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { standInForCaptcha } from './captcha-stand-in.ts'
import { codeNotSentPopup } from './code-not-sent-popup.ts'
import { expect, test } from './firebase-emulator.ts'
import { carlas } from './firebase-popup.ts'
import { loginPopup, openLogin } from './login-popup.ts'

const nobodys = { national: '11 97777-0009', e164: '+5511977770009' }

/** The browser logs 501 for an SDK endpoint that the emulator lacks, and 400 for refused requests. */
const unknownQuestion = /status of 501/
const refused = /status of (400|501)/

test.use({ seedFor: 'test' })

test.afterEach(async ({ request, faults }) => {
  await calm(request)
  expectOnly(faults, unknownQuestion)
})

async function openByCode(page: Page) {
  const login = await openLogin(page)
  await login.byMobile.click()
  return { ...login, frame: page.frameLocator('iframe[title=reCAPTCHA]') }
}

/** Collects the paths of all calls except GET requests, in order. */
function callsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (one) => {
    const { pathname } = new URL(one.url())
    if (one.method() !== 'GET' && pathname.startsWith('/wps/')) paths.push(pathname)
  })
  return paths
}

test('[LOGIN-15] logs in with a code that Firebase sends and verifies', async ({ page, emulator }) => {
  const scripts = await standInForCaptcha(page)
  const paths = callsOf(page)
  const { mobile, code, getCode, submit } = await openByCode(page)
  await mobile.fill(carlas.national)
  await page.clock.install()
  await getCode.click()
  await expect(code).toHaveAccessibleDescription(textOf('common.codeSent'))
  await expect(code).toBeFocused()
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
  expect(scripts.map(({ searchParams }) => searchParams.get('hl'))).toEqual(['pt-BR'])
  await page.clock.runFor(60_000)
  await expect(getCode).toHaveText(textOf('auth.smsCode.request'))
  expect(paths).toEqual([])
  await code.fill(await emulator.newestCode(carlas.e164))
  await submit.click()
  // A login by code does not force a change of an expired password.
  await expect(siteLayout(page).account).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(paths[0]).toBe(loginByFirebase.path)
  for (const path of [loginCall.path, sendLoginCode.path, createSliderChallenge.path])
    expect(paths).not.toContain(path)
})

test('accepts only the newest Firebase code, even after the login popup is closed and reopened', {
  tag: LONG,
}, async ({ page, emulator, faults }) => {
  await standInForCaptcha(page)
  const { popup, mobile, code, getCode, submit } = await openByCode(page)
  await page.clock.install()
  await mobile.fill(carlas.national)
  await getCode.click()
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  const first = await emulator.newestCode(carlas.e164)
  await page.clock.runFor(60_000)
  await getCode.click()
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await siteLayout(page).logIn.click()
  await loginPopup(page).byMobile.click()
  await mobile.fill(carlas.national)
  await expect(getCode).toHaveText(/^0:[45]\d$/)
  await code.fill(first)
  await submit.click()
  await expect(code).toHaveAccessibleDescription(textOf('auth.firebase.codeIncorrect'))
  await code.fill(await emulator.newestCode(carlas.e164))
  await submit.click()
  await expect(siteLayout(page).account).toBeVisible()
  expectOnly(faults, refused)
})

test('shows the reCAPTCHA challenge in the login popup, where it can be closed, or solved by keyboard', {
  tag: LONG,
}, async ({ page }) => {
  await standInForCaptcha(page, 'asks')
  const { popup, mobile, code, getCode, frame } = await openByCode(page)
  const check = popup.getByText(textOf('auth.firebase.checking'))
  await mobile.fill(carlas.national)
  await expect(check).toBeHidden()
  await getCode.click()
  const question = frame.getByRole('button', { name: 'All bridges' })
  await expect(question).toBeInViewport()
  await expect(check).toBeVisible()
  await expect(mobile).toBeHidden()
  await buttonsIn(popup).back.click()
  const warning = codeNotSentPopup(page)
  await expect(warning.popup).toContainText(textOf('auth.firebase.checkClosed'))
  await page.keyboard.press('Enter')
  await expect(check).toBeHidden()
  await expect(getCode).toBeFocused()
  await expect(getCode).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(question).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(textOf('common.codeSent'))
})

test('sends a Firebase code to an unregistered mobile but rejects the login', { tag: LONG }, async ({
  page,
  emulator,
}) => {
  await standInForCaptcha(page)
  const { popup, mobile, code, getCode, submit } = await openByCode(page)
  await mobile.fill(nobodys.national)
  await getCode.click()
  await expect(code).toBeFocused()
  await code.fill(await emulator.newestCode(nobodys.e164))
  await submit.click()
  await expect(popup.getByRole('alert')).toContainText(textOf('auth.code.incorrect'))
  await expect(code).toBeFocused()
})

test('retries a failed login with the same Firebase code', { tag: LONG }, async ({
  page,
  request,
  emulator,
  faults,
}) => {
  await standInForCaptcha(page)
  const { popup, mobile, code, getCode, submit } = await openByCode(page)
  await mobile.fill(carlas.national)
  await getCode.click()
  await expect(code).toBeFocused()
  await request.put('/sandbox/api/faults/loginByFirebase', { data: { kind: 'error', times: 1 } })
  await code.fill(await emulator.newestCode(carlas.e164))
  await submit.click()
  await expect(popup.getByRole('alert')).toContainText(textOf('kit.errors.inputKept'))
  await submit.click()
  await expect(siteLayout(page).account).toBeVisible()
  expectOnly(faults, /status of 50[01]/)
})

test('rejects a Firebase code that is older than ten minutes', { tag: LONG }, async ({
  page,
  request,
  emulator,
}) => {
  await standInForCaptcha(page)
  const { popup, mobile, code, getCode, submit } = await openByCode(page)
  await mobile.fill(carlas.national)
  await getCode.click()
  await expect(code).toBeFocused()
  await moveClock(request, 11 * 60_000)
  await code.fill(await emulator.newestCode(carlas.e164))
  await submit.click()
  await expect(popup.getByRole('alert')).toContainText(textOf('auth.code.incorrect'))
})

test('serves the Firebase frame under a policy that lets only the site embed it', async ({
  page,
  emulator,
}) => {
  const reply = await page.request.get(FRAME_PATH)
  const policy = reply.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`frame-ancestors 'self'`)
  expect(policy).toContain(`require-trusted-types-for 'script'`)
  expect(policy).toContain(`connect-src https://www.google.com/recaptcha/ ${emulator.origin};`)
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('the Firebase frame loads no scripts except those of reCAPTCHA', async ({ page, faults }) => {
  await page.goto(FRAME_PATH)
  const outcomes = await page.evaluate(() => {
    const load = (address: string) => {
      const script = document.createElement('script')
      try {
        script.setAttribute('src', address)
        return script.src
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'broken'
      }
    }
    return [
      'https://www.google.com/recaptcha/api.js?onload=f',
      'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js',
      'https://www.google.com/recaptcha.evil/api.js',
      'https://evil.example/https://www.google.com/recaptcha/',
      '/assets/start.js',
      'data:text/javascript,0',
    ].map(load)
  })
  expect(outcomes).toEqual([
    'https://www.google.com/recaptcha/api.js?onload=f&trustedtypes=true',
    'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js',
    ...Array(4).fill('refused'),
  ])
  expectOnly(faults, /TrustedScriptURL/)
})

test('the page and the Firebase frame ignore messages from other frames', { tag: LONG }, async ({
  page,
  platform,
  emulator,
}) => {
  await standInForCaptcha(page, 'asks')
  const { mobile, getCode, frame } = await openByCode(page)
  await mobile.fill(nobodys.national)
  await getCode.click()
  const question = frame.getByRole('button', { name: 'All bridges' })
  await expect(question).toBeVisible()
  await page.evaluate((home) => {
    document.body.append(document.createElement('iframe'))
    for (const id of [1, 2]) postMessage({ type: 'code.sent', id, verificationId: 'forged' }, home)
  }, platform.url)
  const stranger = page.frames().find((one) => one.url() === 'about:blank')
  if (!stranger) throw new Error('The other frame is not there.')
  await stranger.evaluate((home) => {
    const project = { apiKey: 'key', authDomain: 'domain', projectId: 'demo-palpite' }
    const request = { type: 'code.send', id: 1, language: 'en', project, mobile: '+5511977770010' }
    const verificationId = 'forged'
    for (const { contentWindow } of parent.document.querySelectorAll('iframe'))
      contentWindow?.postMessage(request, home)
    for (const id of [1, 2]) parent.postMessage({ type: 'code.sent', id, verificationId }, home)
  }, platform.url)
  await expect(question).toHaveCount(1)
  await question.click()
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  expect(await emulator.newestCode(nobodys.e164)).toMatch(/^\d{6}$/)
})
