import { FRAME_PATH } from '#protocol/auth/firebase-frame.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { standInForCaptcha } from './captcha-stand-in.ts'
import { expect, test } from './firebase-emulator.ts'
import { openByFirebase } from './firebase-popup.ts'

/** Expected console errors: the browser logs error responses and dropped connections. */
const provoked = /status of (501|503)|net::ERR/

test.afterEach(({ faults }) => expectOnly(faults, provoked))

test('rejects a Firebase code when none was requested', { tag: LONG }, async ({ page, platform }) => {
  const { code, submit } = await openByFirebase(page, platform.url, 'pt')
  await code.fill('123456')
  await submit.click()
  await expect(code).toHaveAccessibleDescription(textOf('auth.firebase.codeExpired'))
  await code.fill('12345')
  await expect(code).not.toHaveAccessibleDescription(textOf('auth.firebase.codeExpired'))
})

test('gives up on a Firebase code request after two minutes if the captcha does not respond', {
  tag: LONG,
}, async ({ page, platform }) => {
  await standInForCaptcha(page, 'silent')
  await page.clock.install()
  const { getCode, code, mobile } = await openByFirebase(page, platform.url, 'pt')
  const answered = page.waitForResponse('**/v1/recaptchaParams?*')
  await getCode.click()
  await answered
  await page.clock.runFor(119_000)
  await expect(mobile).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(mobile).toBeVisible()
  await expect(code).toHaveAccessibleDescription(
    `${textOf('kit.feedback.noResponse')}. ${textOf('common.codeMissing')}`,
  )
  await expect(getCode).toHaveAttribute('aria-disabled', 'false')
})

test('a Firebase code request that is sent offline reports no response and can be retried', {
  tag: LONG,
}, async ({ page, platform, context }) => {
  await standInForCaptcha(page)
  const { getCode, code } = await openByFirebase(page, platform.url, 'pt')
  await context.setOffline(true)
  await getCode.click()
  await expect(code).toHaveAccessibleDescription(
    `${textOf('kit.feedback.noResponse')}. ${textOf('common.codeMissing')}`,
  )
  await context.setOffline(false)
  await expect(getCode).toHaveAttribute('aria-disabled', 'false')
  await getCode.click()
  await expect(code).toHaveAccessibleDescription(textOf('common.codeSent'))
})

test('says that the input is kept if the connection breaks during the Firebase code check', {
  tag: LONG,
}, async ({ page, platform }) => {
  await standInForCaptcha(page)
  const { getCode, code, submit } = await openByFirebase(page, platform.url, 'pt')
  await getCode.click()
  await expect(code).toBeFocused()
  await page.route('**/v1/accounts:signInWithPhoneNumber?*', (route) => route.abort())
  await code.fill('123456')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText(textOf('kit.errors.inputKept'))
})

test('reports a platform failure when the Firebase frame cannot be loaded', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await page.route(`**${FRAME_PATH}`, (route) => route.fulfill({ status: 503, body: 'out of order' }))
  const { getCode, code } = await openByFirebase(page, platform.url, 'pt')
  await getCode.click()
  await expect(code).toHaveAccessibleDescription(patternOf('kit.errors.ourFault'))
})
