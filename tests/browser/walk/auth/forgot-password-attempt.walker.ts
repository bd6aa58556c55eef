import { listCountries } from '#protocol/auth/countries.ts'
import { forgotPasswordByEmail, forgotPasswordByMobile } from '#protocol/auth/forgot-password.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { forgetPassword, forgotPopup } from '#tests/browser/auth/forgot-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { noResponse, offline, timedOut } from '#tests/browser/walk/failure-messages.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { forgotPasswordAttemptModel } from '#tests/models/auth/forgot-password-attempt.ts'
import { brazil } from '#tests/models/auth/login.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { textOf } from '#tests/support/texts.ts'
import { LoginPage } from './login-page.ts'

const messages: Readonly<Record<string, string | RegExp>> = {
  'sendResetEmail: unknown username or email': textOf('auth.forgotPassword.notFound'),
  'sendResetEmail: puzzle not solved': textOf('auth.slider.solveAgain'),
  'sendResetEmail: offline': offline,
  'sendResetEmail: no answer in time': timedOut,
  'sendResetEmail: server error': textOf('kit.errors.ourFault'),
  'setNewPassword: wrong code': textOf('auth.code.incorrect'),
  'setNewPassword: not an agent': textOf('auth.login.notAgent'),
  'setNewPassword: not a player': textOf('auth.login.notPlayer'),
  'setNewPassword: account closed': textOf('common.accountClosed'),
  'setNewPassword: not allowed': textOf('kit.errors.ourFault'),
}

export async function walker({ page, platform, request }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const more = await HeldCalls.hold(page, [
    readRegisterSettings,
    forgotPasswordByEmail,
    forgotPasswordByMobile,
  ])
  const token = await startFreePlay(request)
  const loggedIn = { ...loggedInAs(player), token }
  const { popup, user, email, mobile, code, fresh, submit, said } = forgotPopup(page)
  const tab = (name: string) => popup.locator(`[data-tab="${name}"]`)
  const says = (text: string | RegExp) => () => expect(said).toContainText(text)
  const mail = (refusal: string, value: object) => () =>
    more.answer(forgotPasswordByEmail, { refusal, value })
  const change = (refusal: string, value: object) => () =>
    more.answer(forgotPasswordByMobile, { refusal, value })
  const open = async () => {
    await platform.set('modules', { CHNGPASSVERIF3: true })
    await more.forget()
    await site.openAfterSession()
    await page.clock.resume()
    await forgetPassword(page)
    await expect(mobile).toBeFocused()
    await stopClock(page)
  }

  return {
    model: forgotPasswordAttemptModel,
    exclusions: [],
    unwalked: [],
    starts: {
      'start by email': async () => {
        await open()
        await tab('email').click()
        await user.fill('ana')
        await email.fill('ana@palpite.example')
        await submit.click()
      },
      'start by mobile': async () => {
        await open()
        await site.calls.answer(listCountries, { value: { countries: [brazil] } })
        await mobile.fill('11988880001')
        await fresh.fill('caju-e-manga-7')
        await code.fill('123456')
        await submit.click()
      },
    },
    deeds: {
      'slider: passed': () => site.passSlider(),
      'slider: cancelled': () => site.cancelSlider(),
      'sendResetEmail: email sent': () => more.answer(forgotPasswordByEmail, { value: {} }),
      'sendResetEmail: unknown username or email': mail('forgot.unknown', {}),
      'sendResetEmail: puzzle not solved': mail('forgot.sliderFailed', {}),
      'sendResetEmail: too many attempts': mail('forgot.throttled', { retryAfter: 120_000 }),
      'sendResetEmail: offline': () => more.answer(forgotPasswordByEmail, 'broken'),
      'sendResetEmail: no answer in time': async () => {
        await more.answer(forgotPasswordByEmail, 'silence')
        await site.losePatience()
      },
      'sendResetEmail: too many requests': () =>
        more.answer(forgotPasswordByEmail, { status: 429, code: 'call.throttled', retryAfter: 60 }),
      'sendResetEmail: server error': () =>
        more.answer(forgotPasswordByEmail, { status: 500, code: 'server.failed' }),
      'setNewPassword: logged in': () => more.answer(forgotPasswordByMobile, { value: loggedIn }),
      'setNewPassword: wrong code': change('forgot.codeWrong', {}),
      'setNewPassword: too many attempts': change('forgot.throttled', { retryAfter: 120_000 }),
      'setNewPassword: password breaks the rules': change('password.offRules', {
        minLength: 8,
        maxLength: 20,
      }),
      'setNewPassword: default password': change('password.default', {}),
      'setNewPassword: two-factor needed': change('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      'setNewPassword: not an agent': change('login.notAgent', {}),
      'setNewPassword: not a player': change('login.notMember', {}),
      'setNewPassword: account closed': change('login.closed', {}),
      'setNewPassword: no answer': async () => {
        await more.answer(forgotPasswordByMobile, 'silence')
        await site.losePatience()
      },
      'setNewPassword: too many requests': () =>
        more.answer(forgotPasswordByMobile, { status: 429, code: 'call.throttled' }),
      'setNewPassword: not allowed': () =>
        more.answer(forgotPasswordByMobile, { status: 403, code: 'call.forbidden' }),
      'twoFactor: code accepted': async () => {
        await site.submitTwoFactor()
        await site.calls.answer(verifyTwoFactor, { value: { ...loggedIn, device: 'device' } })
      },
      'twoFactor: expired': async () => {
        await site.submitTwoFactor()
        await site.calls.answer(verifyTwoFactor, { refusal: 'secondStep.expired', value: {} })
      },
      'twoFactor: cancelled': () =>
        page.getByRole('button', { name: textOf('common.back'), exact: true }).click(),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      sliding: () => expect(page.getByRole('slider')).toBeVisible(),
      mailing: () => expect(submit).toHaveText(textOf('common.sending')),
      changing: () => expect(submit).toHaveText(textOf('common.changing')),
      twoFactor: () => expect(site.twoFactorCode).toBeVisible(),
      mailed: () => expect(popup.getByRole('status')).toContainText(textOf('auth.forgotPassword.emailSent')),
      loggedIn: async () => {
        await expect(popup).toHaveCount(0)
        await expect(page).toHaveURL('/')
      },
      changed: () => expect(popup.getByRole('status')).toContainText(textOf('auth.forgotPassword.changed')),
      cancelled: () => expect(said).toHaveCount(0),
      refused: async ({ label }) => {
        if (!/: (password breaks the rules|default password)$/.test(label))
          return expect(said).toContainText(messages[label] ?? /\S/)
        await expect(said).toHaveCount(0)
        await expect(fresh).toHaveAttribute('aria-invalid', 'true')
      },
      throttled: says(textOf('common.tooManyAttempts')),
      failed: ({ label }) => expect(said).toContainText(messages[label] ?? /\S/),
      outcomeUnknown: says(noResponse('auth.forgotPassword.maybeChanged')),
    },
    provoked: /ERR_|403|404|429|500/,
  }
}
