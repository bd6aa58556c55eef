import type { Step } from '@palpite/paths/walk/path.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { login } from '#protocol/auth/login.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { offline, timedOut } from '#tests/browser/walk/failure-messages.ts'
import type { Answer } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { brazil } from '#tests/models/auth/login.ts'
import { loginAttemptModel } from '#tests/models/auth/login-attempt.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { textOf } from '#tests/support/texts.ts'
import { exclusions } from './login-attempt.exclusions.ts'
import { LoginPage } from './login-page.ts'

const messages: Readonly<Record<string, string | RegExp>> = {
  'logIn: wrong password': textOf('auth.login.wrong'),
  'logIn: wrong password again': textOf('auth.login.wrong'),
  'logIn: captcha needed': textOf('auth.login.captchaNeeded'),
  'logIn: wrong captcha': textOf('auth.captcha.incorrect'),
  'logIn: puzzle not solved': textOf('auth.slider.solveAgain'),
  'logIn: wrong code': textOf('auth.code.incorrect'),
  'logIn: not an agent': textOf('auth.login.notAgent'),
  'logIn: not a player': textOf('auth.login.notPlayer'),
  'logIn: account closed': textOf('common.accountClosed'),
  'logIn: login unavailable': textOf('auth.login.unavailable'),
  'logIn: offline': offline,
  'logIn: no answer in time': timedOut,
  'logIn: sent twice by the browser': timedOut,
  'logIn: server error': textOf('kit.errors.ourFault'),
  'twoFactor: expired': textOf('auth.login.twoFactorExpired'),
}

export async function walker({ page, request }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const { said, submit } = popup
  const token = await startFreePlay(request)
  const answering = (answer: Answer) => () => calls.answer(login, answer)
  const refused = (refusal: string, value: object) => answering({ refusal, value })
  const saysAfter = ({ label }: Step) => expect(said).toContainText(messages[label] ?? /\S/)

  return {
    model: loginAttemptModel,
    exclusions,
    unwalked: [
      'starting: always [mustBeConfirmed] → confirmingCode',
      'confirmingCode: confirmFirebaseCode done [isCodeAccepted] → loggingIn',
      'confirmingCode: confirmFirebaseCode done → refused',
      'confirmingCode: confirmFirebaseCode error [isThrottledCall] → throttled',
      'confirmingCode: confirmFirebaseCode error → failed',
    ],
    starts: {
      'start by username': async () => {
        await site.openAfterSession()
        await site.submitByName()
      },
      'start by code': async () => {
        await site.openAfterSession()
        await popup.popup.locator('[data-tab="sms"]').click()
        await calls.answer(listCountries, { value: { countries: [brazil] } })
        await popup.mobile.fill('11988880001')
        await popup.code.fill('123456')
        await submit.click()
      },
    },
    deeds: {
      'slider: passed': () => site.passSlider(),
      'slider: cancelled': () => site.cancelSlider(),
      'logIn: logged in': answering({ value: { ...loggedInAs(player), token } }),
      'logIn: wrong password': refused('login.wrong', { captcha: false }),
      'logIn: wrong password again': refused('login.wrong', { captcha: true }),
      'logIn: captcha needed': refused('login.captchaNeeded', { captcha: true }),
      'logIn: wrong captcha': refused('login.captchaWrong', { captcha: true }),
      'logIn: puzzle not solved': refused('login.sliderFailed', { captcha: false }),
      'logIn: wrong code': refused('login.codeWrong', { captcha: false }),
      'logIn: too many attempts': refused('login.throttled', { retryAfter: 120_000 }),
      'logIn: not an agent': refused('login.notAgent', {}),
      'logIn: not a player': refused('login.notMember', {}),
      'logIn: account closed': refused('login.closed', {}),
      'logIn: login unavailable': refused('login.off', {}),
      'logIn: offline': answering('broken'),
      'logIn: no answer in time': async () => {
        await calls.answer(login, 'silence')
        await site.losePatience()
      },
      'logIn: sent twice by the browser': answering({ status: 409, code: 'request.repeated' }),
      'logIn: too many requests': answering({ status: 429, code: 'call.throttled' }),
      'logIn: server error': answering({ status: 500, code: 'server.failed' }),
      'logIn: two-factor needed': refused('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      'twoFactor: code accepted': async () => {
        await site.submitTwoFactor()
        await calls.answer(verifyTwoFactor, { value: { ...loggedInAs(player), token, device: 'device' } })
      },
      'twoFactor: expired': async () => {
        await site.submitTwoFactor()
        await calls.answer(verifyTwoFactor, { refusal: 'secondStep.expired', value: {} })
      },
      'twoFactor: cancelled': () => page.getByRole('button', { name: textOf('common.back') }).click(),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      sliding: () => expect(page.getByRole('slider')).toBeVisible(),
      loggingIn: () => expect(submit).toHaveText(textOf('auth.login.submitting')),
      twoFactor: () => expect(site.twoFactorCode).toBeVisible(),
      loggedIn: () => expect(popup.popup).toHaveCount(0),
      cancelled: () => expect(said).toHaveCount(0),
      refused: saysAfter,
      throttled: () => expect(said).toContainText(textOf('common.tooManyAttempts')),
      failed: saysAfter,
    },
    provoked: /ERR_|404|409|429|500/,
  }
}
