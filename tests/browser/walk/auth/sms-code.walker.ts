import { mobileKey } from '#domain/auth/mobile-number.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { createSliderChallenge } from '#protocol/auth/slider.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { smsCodeModel } from '#tests/models/auth/sms-code.ts'
import { textOf } from '#tests/support/texts.ts'
import { LoginPage, puzzle } from './login-page.ts'
import { exclusions } from './sms-code.exclusions.ts'

const countries = [
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 },
]
const hers = '11988880001'
const other = '11988880002'
/** Time left in the model's countdown when the popup opens, in ms. */
const LEFT = 20_000

export async function walker({ page }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const { mobile, code } = popup
  const getCode = popup.getCode
  const warning = page.getByRole('dialog', { name: textOf('auth.smsCode.notSent') })
  const isOpen = (open: boolean) => expect(getCode).toHaveAttribute('aria-disabled', String(!open))
  const explains = (text: string) => expect(code).toHaveAccessibleDescription(text)
  const openTab = async () => {
    await popup.popup.getByRole('tab', { name: textOf('common.phoneNumber') }).click()
    await calls.answer(listCountries, { value: { countries } })
  }

  return {
    model: smsCodeModel,
    exclusions,
    unwalked: [
      'asking: always [isByFirebase] → checking',
      'checking: check.close → refused',
      'checking: sendFirebaseCode done [isSent] → routing',
      'checking: sendFirebaseCode done → refused',
      'checking: sendFirebaseCode error → failed',
    ],
    starts: {
      'start without a mobile number': async () => {
        await site.open()
        await openTab()
      },
      'start with a running countdown': async () => {
        await site.open()
        await page.keyboard.press('Escape')
        await page.evaluate(
          ([key, left]) =>
            sessionStorage.setItem('code-countdown.login', JSON.stringify({ [key]: Date.now() + left })),
          [mobileKey({ countryDialingCode: '55', mobileNum: hers }), LEFT] as const,
        )
        await page
          .getByRole('banner')
          .getByRole('link', { name: textOf('common.logIn') })
          .click()
        await openTab()
        await mobile.fill(hers)
      },
    },
    deeds: {
      'mobile.changed to the first number': () => mobile.fill(hers),
      'mobile.changed to another number': () => mobile.fill(other),
      'mobile.changed to no number': () => mobile.fill(''),
      // `force` presses the button even while it is disabled.
      'code.request': () => getCode.click({ force: true }),
      'warning.dismiss': () => warning.getByRole('button', { name: textOf('common.acknowledge') }).click(),
      'slider: passed': () => site.passSlider(),
      'slider: cancelled': async () => {
        await calls.answer(createSliderChallenge, { value: puzzle })
        await page.getByRole('button', { name: textOf('common.back') }).click()
      },
      'requestCode: code sent': () => calls.answer(sendLoginCode, { value: { factor: 1 } }),
      'requestCode: too many attempts': () =>
        calls.answer(sendLoginCode, { refusal: 'code.throttled', value: { retryAfter: 90_000 } }),
      'requestCode: SMS codes unavailable': () =>
        calls.answer(sendLoginCode, { refusal: 'code.off', value: {} }),
      'requestCode: no answer': () => calls.answer(sendLoginCode, 'broken'),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      ready: () => isOpen(true),
      sliding: () => expect(page.getByRole('slider')).toBeVisible(),
      requesting: () => expect(getCode).toHaveText(textOf('common.sending')),
      'counting.sent': async () => {
        await expect(getCode).toHaveText(/^\d:\d\d$/)
        await explains(textOf('common.codeSent'))
      },
      'counting.heldBack': async () => {
        await expect(getCode).toHaveText(/^\d:\d\d$/)
        await explains(textOf('common.codeWait'))
      },
      refused: () => expect(warning).toBeVisible(),
      resting: () => isOpen(false),
      'failed.resting': async () => {
        await isOpen(false)
        await explains(`${textOf('kit.feedback.noResponse')}. ${textOf('common.codeMissing')}`)
      },
      'failed.ready': () => isOpen(true),
    },
    provoked: /ERR_/,
  }
}
