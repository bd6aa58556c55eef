import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { registerByMobile } from '#protocol/auth/registration.ts'
import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { standInForCaptcha } from './captcha-stand-in.ts'
import { expect, test } from './firebase-emulator.ts'
import { openByFirebase } from './firebase-popup.ts'

const newcomers = { national: '11 97777-0021', e164: '+5511977770021' }
/** The emulator's endpoint that verifies a code. */
const CONFIRMING = '/v1/accounts:signInWithPhoneNumber'

/** Console errors about an SDK endpoint that the emulator lacks, and about the fault that a test provokes. */
const provoked = /status of 50[01]/

test.use({ seedFor: 'test' })

test.beforeEach(async ({ platform }) => {
  await platform.set('modules', { ...settings.modules.initial, MOBILENUMPASSREG3: false })
  await platform.set('smsCodes', { ...settings.smsCodes.initial, factor: 3 })
})
test.afterEach(async ({ request, faults }) => {
  await calm(request)
  expectOnly(faults, provoked)
})

test('[REG-10] [REG-14] registration by mobile checks the invitation, slider and Firebase code in that order', async ({
  page,
  platform,
  emulator,
}) => {
  await standInForCaptcha(page)
  const paths: string[] = []
  const { popup, mobile, code, getCode, submit, send } = await openByFirebase(
    page,
    platform.url,
    'pt',
    'registration',
  )
  await mobile.fill(newcomers.national)
  await getCode.click()
  await expect(code).toBeFocused()
  // The wait before another Firebase code is always a minute. The platform's own interval does not apply.
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  await popup.getByLabel(textOf('auth.registration.referralCode')).fill('PRAIA26')
  page.on('request', (one) => {
    const { pathname } = new URL(one.url())
    const isOfOrder = [checkAffiliate.path, createSliderChallenge.path, registerByMobile.path].includes(
      pathname,
    )
    if (one.method() !== 'OPTIONS' && (isOfOrder || pathname.endsWith(CONFIRMING)))
      paths.push(`${one.method()} ${pathname.endsWith(CONFIRMING) ? CONFIRMING : pathname}`)
  })
  await code.fill('12')
  await submit.click()
  await expect(code).toBeFocused()
  expect(paths).toEqual([])
  await code.fill(await emulator.newestCode(newcomers.e164))
  await send()
  await expect(siteLayout(page).account).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`${platform.url}/`)
  expect(paths).toEqual([
    `GET ${checkAffiliate.path}`,
    `POST ${createSliderChallenge.path}`,
    `PUT ${verifySlider.path}`,
    `POST ${CONFIRMING}`,
    `PUT ${registerByMobile.path}`,
  ])
})

test('retries a failed registration with the same Firebase code', {
  tag: LONG,
}, async ({ page, platform, request, emulator }) => {
  await standInForCaptcha(page)
  const { mobile, code, getCode, send, said } = await openByFirebase(page, platform.url, 'pt', 'registration')
  await mobile.fill(newcomers.national)
  await getCode.click()
  await expect(code).toBeFocused()
  await code.fill(await emulator.newestCode(newcomers.e164))
  await request.put('/sandbox/api/faults/registerByMobile', { data: { kind: 'error', times: 1 } })
  await send()
  await expect(said).toContainText(textOf('kit.errors.inputKept'))
  await send()
  await expect(siteLayout(page).account).toBeVisible()
})
