import type { Step } from '@palpite/paths/walk/path.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { freePlay } from '#protocol/auth/free-play.ts'
import { login } from '#protocol/auth/login.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { offline } from '#tests/browser/walk/failure-messages.ts'
import type { Answer } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { loginModel } from '#tests/models/auth/login.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'
import { exclusions } from './login.exclusions.ts'
import { LoginPage } from './login-page.ts'

/** The login input that the browser remembers for a day, with the same values as in the model. */
const remembered = JSON.stringify({ user: 'ana', remember: true, mobile: '11988880001', dialingCode: '55' })

const countries = [
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 },
  { countryCode: 'PT', countryDialingCode: '351', name: 'Portugal', minDigits: 9, maxDigits: 9 },
]

const messages: Readonly<Record<string, string | RegExp>> = {
  'attempt: wrong password': textOf('auth.login.wrong'),
  'attempt: wrong password again': textOf('auth.login.wrong'),
  'attempt: captcha needed': textOf('auth.login.captchaNeeded'),
  'attempt: two-factor expired': textOf('auth.login.twoFactorExpired'),
  'attempt: failed': offline,
  'startFreePlay: demo mode unavailable': textOf('auth.login.demoUnavailable'),
  'startFreePlay: demo mode refused': textOf('auth.login.demoFailed'),
  'startFreePlay: offline': offline,
}

export async function walker({ page, request, platform }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const { password, captcha, code, said, submit, freePlay: freePlayButton } = popup
  const token = await startFreePlay(request)
  const tab = (name: string) => popup.popup.locator(`[data-tab="${name}"]`)
  const isChosen = (name: string) => () => expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  const saysAfter = ({ label }: Step) => expect(said).toContainText(messages[label] ?? /\S/)
  const saysNothing = () => expect(said).toHaveCount(0)
  const isByName = async () => (await popup.popup.locator('[name="username"]').count()) > 0
  /** Solves the slider if the login is by username, and answers the login call. */
  const loggingIn = (answer: Answer) => async () => {
    if (await isByName()) await site.passSlider()
    await calls.answer(login, answer)
  }
  const refused = (refusal: string, value: object) => loggingIn({ refusal, value })
  const toSecondStep = refused('login.secondStepNeeded', {
    challenge: 'challenge',
    expiresAt: '2030-01-01T00:05:00.000Z',
  })
  const isPasswordOf = (type: string) => async () => {
    if ((await password.count()) > 0) await expect(password).toHaveAttribute('type', type)
  }
  const isGone = () => expect(popup.popup).toHaveCount(0)

  return {
    model: loginModel,
    exclusions,
    unwalked: ['open.form.opening: always [isStillThrottled] → open.form.throttled'],
    starts: {
      'start a player': async () => {
        const value = encodeURIComponent(remembered)
        await page.context().addCookies([{ name: 'remembered-login', value, url: platform.url }])
        await site.open()
      },
    },
    deeds: {
      'field.change password': () => password.fill('palpite-demo-1'),
      'field.change captcha': () => captcha.fill('1234'),
      'field.change code': () => code.fill('123456'),
      'country.choose Portugal': async () => {
        await page.getByRole('combobox', { name: textOf('auth.countryPicker.label') }).selectOption('351')
      },
      'remember.change off': () => popup.remember.uncheck(),
      'method.choose by code': () => tab('sms').click(),
      'method.choose by username': () => tab('username').click(),
      'password.toggle': () =>
        popup.popup
          .getByRole('button', { name: anyOf(textOf('auth.password.show'), textOf('auth.password.hide')) })
          .click(),
      // `force` presses buttons even while they are disabled.
      'form.submit': () => submit.click({ force: true }),
      'freePlay.start': () => freePlayButton.click({ force: true }),
      'countries: countries loaded': () => calls.answer(listCountries, { value: { countries } }),
      'smsCode: mobile number missing': () => popup.getCode.click(),
      'attempt: logged in': loggingIn({ value: { ...loggedInAs(player), token } }),
      'attempt: wrong password': refused('login.wrong', { captcha: false }),
      'attempt: wrong password again': refused('login.wrong', { captcha: true }),
      'attempt: captcha needed': refused('login.captchaNeeded', { captcha: true }),
      'attempt: two-factor expired': async () => {
        await toSecondStep()
        await site.submitTwoFactor()
        await calls.answer(verifyTwoFactor, { refusal: 'secondStep.expired', value: {} })
      },
      'attempt: too many attempts': refused('login.throttled', { retryAfter: 120_000 }),
      'attempt: too many requests': loggingIn({ status: 429, code: 'call.throttled' }),
      'attempt: failed': loggingIn('broken'),
      'attempt: puzzle cancelled': () => site.cancelSlider(),
      'attempt: two-factor cancelled': async () => {
        await toSecondStep()
        await page.getByRole('button', { name: textOf('common.back') }).click()
      },
      'login.leave to sign up': () => page.getByRole('button', { name: textOf('common.signUp') }).click(),
      'login.leave to the password reset': () =>
        page.getByRole('button', { name: textOf('auth.forgotPassword.title') }).click(),
      'startFreePlay: demo mode started': () => calls.answer(freePlay, 'platform'),
      'startFreePlay: demo mode unavailable': () =>
        calls.answer(freePlay, { refusal: 'login.off', value: {} }),
      'startFreePlay: too many attempts': () =>
        calls.answer(freePlay, { refusal: 'login.throttled', value: { retryAfter: 600_000 } }),
      'startFreePlay: demo mode refused': () =>
        calls.answer(freePlay, { refusal: 'login.randomRefused', value: {} }),
      'startFreePlay: offline': () => calls.answer(freePlay, 'broken'),
      'startFreePlay: too many requests': () =>
        calls.answer(freePlay, { status: 429, code: 'call.throttled' }),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      'open.form.editing.idle': async ({ label }) => {
        await saysNothing()
        if (label.startsWith('method.choose')) await isChosen(label.endsWith('code') ? 'sms' : 'username')()
      },
      'open.form.editing.invalid': saysNothing,
      'open.form.editing.refused': saysAfter,
      'open.form.editing.failed': saysAfter,
      'open.form.editing.freePlayThrottled': async () => {
        await expect(said).toContainText(textOf('common.tooManyAttempts'))
        await expect(freePlayButton).toHaveAttribute('aria-disabled', 'true')
      },
      'open.form.attempting': () =>
        expect(
          page.getByRole('slider').or(submit.filter({ hasText: textOf('auth.login.submitting') })),
        ).toBeVisible(),
      'open.form.freePlaying': () => expect(freePlayButton).toHaveText(textOf('auth.login.demoStarting')),
      'open.form.throttled': async () => {
        await expect(said).toContainText(textOf('common.tooManyAttempts'))
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
      },
      'open.secret.hidden': isPasswordOf('password'),
      'open.secret.shown': isPasswordOf('text'),
      'open.captcha.absent': () => expect(popup.popup.locator('[name="captcha"]')).toHaveCount(0),
      'open.captcha.asked': async () => {
        await expect(popup.popup.locator('[name="captcha"]')).toHaveCount((await isByName()) ? 1 : 0)
      },
      'open.mobile': { unseen: 'The parts of a login by code are visible only in its tab.' },
      done: isGone,
      left: isGone,
    },
    provoked: /ERR_|404|409|429|500/,
  }
}
