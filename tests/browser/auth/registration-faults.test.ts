import type { Locator } from '@playwright/test'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { registerByUsername } from '#protocol/auth/registration.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { sendRegisterCode } from '#protocol/auth/sms-code.ts'
import type { Call } from '#protocol/kit/call.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { PATIENCE, puzzle } from '#tests/browser/walk/auth/login-page.ts'
import { RegistrationPage } from '#tests/browser/walk/auth/registration-page.ts'
import { rulesOfModel } from '#tests/models/auth/registration.ts'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { registrationPopup, siteWithCaptcha } from './registration-popup.ts'

test.use({ seedFor: 'test' })

// The browser logs dropped and refused calls.
test.afterEach(({ faults }) =>
  expectOnly(faults, /ERR_(FAILED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED)|429|500/),
)

const faultKinds = ['cut', 'timeout', 'error', 'throttled', 'malformed', 'offline'] as const
type Fault = (typeof faultKinds)[number]

/** The message for each fault. A registration that times out has a message of its own. */
const said: Record<Fault, RegExp> = {
  cut: patternOf('kit.feedback.noResponse'),
  timeout: patternOf('kit.feedback.noResponse'),
  error: patternOf('kit.errors.ourFault'),
  throttled: patternOf('common.tooManyAttempts'),
  malformed: patternOf('kit.errors.ourFault'),
  offline: patternOf('kit.feedback.noResponse'),
}

/** Makes the page's next call fail. `act` triggers that call. */
async function goWrong(
  site: RegistrationPage,
  call: Call,
  fault: Fault,
  act: () => Promise<void>,
): Promise<void> {
  const { page, calls } = site
  if (fault === 'offline') {
    await calls.release()
    await page.context().setOffline(true)
    await act()
    await expect(async () => expect(await page.evaluate(() => navigator.onLine)).toBe(false)).toPass()
    return
  }
  await act()
  if (fault === 'cut') return calls.answer(call, 'broken')
  if (fault === 'error') return calls.answer(call, { status: 500, code: 'server.failed' })
  if (fault === 'throttled')
    return calls.answer(call, { status: 429, code: 'call.throttled', retryAfter: 20 })
  if (fault === 'malformed') return calls.answer(call, { value: 17 })
  await calls.answer(call, 'silence')
  await site.pass(PATIENCE)
}

/** Checks each fault. The offline fault comes last, because it releases all calls that are held back. */
async function eachFault(site: RegistrationPage, check: (fault: Fault) => Promise<void>): Promise<void> {
  for (const fault of faultKinds) await test.step(fault, () => check(fault))
  await site.page.context().setOffline(false)
}

async function expectKept({ popup }: RegistrationPage): Promise<void> {
  await expect(popup.field('username')).toHaveValue('novata')
  await expect(popup.field('password')).toHaveValue('segredo1')
  await expect(popup.field('confirmPassword')).toHaveValue('segredo1')
  await expect(popup.popup.locator('input[name="terms"]')).toBeChecked()
}

async function openFilledIn(site: RegistrationPage, rules: object = rulesOfModel): Promise<void> {
  await site.open()
  await site.fillInByName(rules)
  await site.popup.agreed.check()
}

test('offers a retry when the registration rules fail to load, and keeps the input', {
  tag: LONG,
}, async ({ page }) => {
  const site = await RegistrationPage.prepare(page)
  const { popup } = site
  await openFilledIn(site)
  const again = buttonsIn(popup.popup).retry
  await eachFault(site, async (fault) => {
    await goWrong(site, readRegisterSettings, fault, () => site.reopen())
    await expect(popup.said).toContainText(said[fault])
    await expect(again).toBeFocused()
    if (fault === 'offline') await page.context().setOffline(false)
    await again.click()
    if (fault !== 'offline') {
      await site.calls.answer(readRegisterSettings, { value: { rules: rulesOfModel } })
    }
    await expect(popup.submit).toBeVisible()
    await expectKept(site)
  })
})

test('accepts a mobile of the operator’s country when the countries fail to load', {
  tag: LONG,
}, async ({ page }) => {
  const site = await RegistrationPage.prepare(page)
  const { popup } = site
  await openFilledIn(site)
  await eachFault(site, async (fault) => {
    await goWrong(site, listCountries, fault, async () => {
      await site.reopen()
      if (fault !== 'offline') {
        await site.calls.answer(readRegisterSettings, { value: { rules: rulesOfModel } })
      }
    })
    if (fault === 'offline') return
    await expect(popup.country).toHaveText('+55')
    await popup.mobile.fill('11 97777-0001')
    await popup.mobile.blur()
    await expect(popup.mobile).not.toHaveAttribute('aria-invalid')
    await expectKept(site)
  })
})

test('shows that registration or its invitation check failed, keeps the form and allows a retry', {
  tag: LONG,
}, async ({ page }) => {
  test.setTimeout(90_000)
  const site = await RegistrationPage.prepare(page)
  const { popup } = site
  const goOn = async (fault: Fault, words = said[fault]) => {
    await expect(popup.said).toContainText(words)
    await expectKept(site)
    if (fault === 'throttled') {
      await expect(popup.submit).toHaveAttribute('aria-disabled', 'true')
      await site.pass(30_000)
    }
    await expect(popup.submit).toHaveAttribute('aria-disabled', 'false')
  }
  await openFilledIn(site)
  await eachFault(site, async (fault) => {
    if (fault === 'offline') return
    await goWrong(site, registerByUsername, fault, async () => {
      await popup.submit.click()
      await site.passSlider()
    })
    await goOn(fault, fault === 'timeout' ? patternOf('auth.registration.outcomeUnknownHelp') : said[fault])
  })
  await popup.invitation.fill('PRAIA26')
  await eachFault(site, async (fault) => {
    await goWrong(site, checkAffiliate, fault, () => popup.submit.click())
    await goOn(fault)
    await expect(popup.popup).not.toContainText(textOf('auth.registration.outcomeUnknownHelp'))
  })
})

test('says why a slider failed to load or could not be checked, and keeps the registration form', {
  tag: LONG,
}, async ({ page }) => {
  const site = await RegistrationPage.prepare(page)
  const { popup, calls } = site
  const another = registrationPopup(page).otherPicture
  const state: Locator = popup.popup.getByRole('status')
  const goOn = async (fault: Fault) => {
    await expect(state).toContainText(said[fault])
    await buttonsIn(page).back.click()
    await expect(popup.submit).toBeVisible()
    await expectKept(site)
  }
  await openFilledIn(site)
  await eachFault(site, async (fault) => {
    if (fault === 'offline') return
    await goWrong(site, verifySlider, fault, async () => {
      await popup.submit.click()
      await calls.answer(createSliderChallenge, { value: puzzle })
      await expect(page.getByRole('slider')).toHaveAttribute('aria-disabled', 'false')
      await page.getByRole('slider').press('End')
      await page.keyboard.press('Enter')
    })
    await goOn(fault)
  })
  await eachFault(site, async (fault) => {
    await goWrong(site, createSliderChallenge, fault, () => popup.submit.click())
    await expect(another).toBeVisible()
    await goOn(fault)
  })
})

test('shows a failed code request or captcha load next to its field and allows another try', {
  tag: LONG,
}, async ({ page, platform }) => {
  await platform.set('site', siteWithCaptcha)
  const site = await RegistrationPage.prepare(page)
  const { popup } = site
  await openFilledIn(site, rulesWith({ mobileNum: {}, verificationCode: {} }))
  await popup.mobile.fill('11977770001')
  await eachFault(site, async (fault) => {
    if (fault === 'offline') return
    await goWrong(site, sendRegisterCode, fault, async () => {
      await popup.getCode.click()
      await site.passSlider()
    })
    await expect(popup.code).toHaveAccessibleDescription(said[fault])
    await site.pass(1_000)
    await expect(popup.getCode).toHaveAttribute('aria-disabled', 'false')
    await expectKept(site)
  })
  await site.calls.answer(readCaptcha, 'broken')
  await eachFault(site, async (fault) => {
    await site.pass(1_000)
    await goWrong(site, readCaptcha, fault, () => popup.otherPicture.click())
    await expect(popup.captcha).toHaveAccessibleDescription(textOf('auth.captcha.loadFailed'))
    await expectKept(site)
  })
})
