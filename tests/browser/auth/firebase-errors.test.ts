import type { Page, Route } from '@playwright/test'
import { settings } from '#server/sandbox/all-settings.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'
import { textIn } from '#tests/support/texts.ts'
import { standInForCaptcha } from './captcha-stand-in.ts'
import { expect, test } from './firebase-emulator.ts'
import { carlas, openByFirebase } from './firebase-popup.ts'

const { initial: allModules } = settings.modules

const provoked = /status of (400|501)/

test.afterEach(({ faults }) => expectOnly(faults, provoked))

const SENDING = '**/v1/accounts:sendVerificationCode?*'
const TYPING = '**/v1/accounts:signInWithPhoneNumber?*'

type Handle = (route: Route) => unknown
type Refused = [title: string, handle: Handle, text: string]

/**
 * Lets `handle` answer POST requests to one endpoint of the emulator. CORS preflights are not intercepted.
 */
const onCall = (page: Page, call: typeof SENDING | typeof TYPING, handle: Handle) =>
  page.route(call, async (route) => {
    if (route.request().method() === 'POST') await handle(route)
    else await route.continue()
  })

/** Changes the body of a request so that the emulator refuses it. */
const askOtherwise =
  (change: object): Handle =>
  (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...change }) })

/** Replies with an error from Google's API: https://cloud.google.com/identity-platform/docs/error-codes */
const answer =
  (message: string): Handle =>
  (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    })

const sending: Refused[] = [
  [
    'an invalid number, refused by the emulator',
    askOtherwise({ phoneNumber: '11988880003' }),
    textIn('en', 'auth.firebase.numberInvalid'),
  ],
  ['a missing number', answer('MISSING_PHONE_NUMBER'), textIn('en', 'auth.firebase.numberMissing')],
  [
    'a failed captcha',
    answer('CAPTCHA_CHECK_FAILED : Recaptcha verification failed - SCORE'),
    textIn('en', 'auth.firebase.checkFailed'),
  ],
  [
    'an exceeded quota',
    answer('QUOTA_EXCEEDED : Exceeded quota for sending verification codes.'),
    textIn('en', 'auth.firebase.quotaExceeded'),
  ],
  [
    'an operation that is not allowed',
    answer('OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled by the app developer.'),
    textIn('en', 'auth.firebase.notAllowed'),
  ],
  ['an unknown error', answer('SOMETHING_NEW'), textIn('en', 'auth.firebase.failed')],
]

const tooMany = textIn('en', 'auth.firebase.throttled')

const typing: Refused[] = [
  [
    'a wrong code, refused by the emulator',
    (route) => route.continue(),
    textIn('en', 'auth.firebase.codeIncorrect'),
  ],
  [
    'a missing code, refused by the emulator',
    askOtherwise({ code: '' }),
    textIn('en', 'auth.smsCode.required'),
  ],
  [
    'a session that the emulator does not know',
    askOtherwise({ sessionInfo: 'another' }),
    textIn('en', 'auth.firebase.codeExpired'),
  ],
  ['too many codes', answer('TOO_MANY_ATTEMPTS_TRY_LATER'), tooMany],
  ['an expired code', answer('SESSION_EXPIRED'), textIn('en', 'auth.firebase.codeExpired')],
]

/** Cases to test. The short suite runs only the first, because the others differ only in Google's error. */
const sent = isLong ? sending : sending.slice(0, 1)

test('[REG-15] shows a warning and advice when Firebase does not send a code', async ({ page, platform }) => {
  await standInForCaptcha(page)
  const { mobile, getCode, warning } = await openByFirebase(page, platform.url, 'en', 'registration')
  for (const [title, handle, text] of sent) {
    await test.step(title, async () => {
      await page.unroute(SENDING)
      await onCall(page, SENDING, handle)
      await getCode.click()
      await expect(warning).toContainText(text)
      await page.keyboard.press('Enter')
      await expect(warning).toHaveCount(0)
      await expect(mobile).toHaveValue(carlas.national)
      await expect(title.includes('number') ? mobile : getCode).toBeFocused()
      await expect(getCode).toHaveAttribute('aria-disabled', 'false')
    })
  }
})

test('[REG-15] delays the next code request by five minutes after too many requests to Firebase', {
  tag: LONG,
}, async ({ page, platform }) => {
  await standInForCaptcha(page)
  const { getCode, warning } = await openByFirebase(page, platform.url, 'en', 'registration')
  await onCall(page, SENDING, answer('TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.'))
  await getCode.click()
  await expect(warning).toContainText(tooMany)
  await page.keyboard.press('Enter')
  await expect(getCode).toHaveText(/^(5:00|4:5\d)$/)
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
})

test('[REG-15] shows an error under the field when Firebase rejects a code', { tag: LONG }, async ({
  page,
  platform,
}) => {
  await platform.set('modules', { ...allModules, MOBILENUMPASSREG3: false })
  await standInForCaptcha(page)
  const { getCode, code, send } = await openByFirebase(page, platform.url, 'en', 'registration')
  await getCode.click()
  await expect(code).toBeFocused()
  for (const [title, handle, text] of typing) {
    await test.step(title, async () => {
      await page.unroute(TYPING)
      await onCall(page, TYPING, handle)
      await code.fill('000000')
      await send()
      await expect(code).toHaveAccessibleDescription(text)
      await expect(code).toBeFocused()
      await code.fill('')
      await expect(code).not.toHaveAccessibleDescription(text)
    })
  }
})
