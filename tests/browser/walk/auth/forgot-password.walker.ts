import { listCountries } from '#protocol/auth/countries.ts'
import { forgotPasswordByEmail, forgotPasswordByMobile } from '#protocol/auth/forgot-password.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { forgetPassword, forgotPopup } from '#tests/browser/auth/forgot-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { noResponse } from '#tests/browser/walk/failure-messages.ts'
import { type Answer, HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { forgotPasswordModel } from '#tests/models/auth/forgot-password.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'
import { exclusions } from './forgot-password.exclusions.ts'
import { LoginPage } from './login-page.ts'
import { passwordRule } from './password-rule.ts'

const countries = [
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 },
  // The model has no rule for Portugal, so this entry accepts any number of 4 to 15 digits.
  { countryCode: 'PT', countryDialingCode: '351', name: 'Portugal', minDigits: 4, maxDigits: 15 },
]

const messages: Readonly<Record<string, string | RegExp>> = {
  'attempt: unknown username or email': textOf('auth.forgotPassword.notFound'),
  'attempt: wrong code': textOf('auth.code.incorrect'),
  'attempt: failed': textOf('kit.errors.ourFault'),
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
  const { popup, user, email, mobile, code, fresh, getCode, submit, said } = forgotPopup(page)
  const tab = (name: string) => popup.locator(`[data-tab="${name}"]`)
  const says = (text: string | RegExp) => () => expect(said).toContainText(text)
  const saysNothing = () => expect(said).toHaveCount(0)
  const isGone = () => expect(popup).toHaveCount(0)
  const isByEmail = async () => (await tab('email').count()) === 0 || (await user.count()) > 0
  /** Solves the slider if recovery is by email, and answers the recovery call. */
  const attempting = (answer: Answer) => async () => {
    const byEmail = await isByEmail()
    if (byEmail) await site.passSlider()
    await more.answer(byEmail ? forgotPasswordByEmail : forgotPasswordByMobile, answer)
  }
  const refused = (refusal: string, value: object = {}) => attempting({ refusal, value })
  const isPasswordOf = (type: string) => async () => {
    if ((await fresh.count()) > 0) await expect(fresh).toHaveAttribute('type', type)
  }
  const open = async (mobileOffered: boolean) => {
    await platform.set('modules', { CHNGPASSVERIF3: mobileOffered })
    await more.forget()
    await site.openAfterSession()
    await page.clock.resume()
    await forgetPassword(page)
    await expect(mobileOffered ? mobile : user).toBeFocused()
    await stopClock(page)
  }

  return {
    model: forgotPasswordModel,
    exclusions,
    unwalked: [],
    starts: {
      'start with both methods': () => open(true),
      // Players see the same popup while recovery by mobile is switched off.
      'start an agent with email only': () => open(false),
    },
    deeds: {
      'field.change username': () => user.fill('ana'),
      'field.change email': () => email.fill('ana@palpite.example'),
      'field.change incomplete email': () => email.fill('ana@'),
      'field.change mobile number': () => mobile.fill('11988880001'),
      'field.change new password': () => fresh.fill('caju-e-manga-7'),
      'field.change code': () => code.fill('123456'),
      'field.leave email': async () => {
        await email.focus()
        await email.blur()
      },
      'country.choose Portugal': async () => {
        await page.getByRole('combobox', { name: textOf('auth.countryPicker.label') }).selectOption('351')
      },
      'method.choose by email': () => tab('email').click(),
      'method.choose by mobile': () => tab('mobile').click(),
      'password.toggle': () =>
        popup
          .getByRole('button', { name: anyOf(textOf('auth.password.show'), textOf('auth.password.hide')) })
          .click(),
      // `force` presses the button even while it is disabled.
      'form.submit': () => submit.click({ force: true }),
      'message.confirm': () => popup.getByRole('button', { name: textOf('common.acknowledge') }).click(),
      'forgot.leave': () =>
        popup
          .getByRole('button', { name: anyOf(textOf('auth.forgotPassword.back'), textOf('common.logIn')) })
          .click(),
      'countries: countries loaded': () => site.calls.answer(listCountries, { value: { countries } }),
      'smsCode: mobile number missing': () => getCode.click(),
      'readPasswordRules: loaded': async () => {
        await more.answer(readRegisterSettings, { value: { rules: { password: passwordRule } } })
        if ((await fresh.count()) > 0)
          await expect(fresh).toHaveAccessibleDescription(
            textOf('auth.changePassword.length', { 0: 8, 1: 20 }),
          )
      },
      'readPasswordRules: no answer': () => more.answer(readRegisterSettings, 'broken'),
      'attempt: logged in': attempting({ value: loggedIn }),
      'attempt: email sent': attempting({ value: {} }),
      'attempt: password changed, not logged in': async () => {
        await refused('login.secondStepNeeded', {
          challenge: 'challenge',
          expiresAt: '2030-01-01T00:05:00.000Z',
        })()
        await page.getByRole('button', { name: textOf('common.back'), exact: true }).click()
      },
      'attempt: cancelled': () => site.cancelSlider(),
      'attempt: unknown username or email': refused('forgot.unknown'),
      'attempt: wrong code': refused('forgot.codeWrong'),
      'attempt: breaks the password rules': refused('password.offRules', { minLength: 8, maxLength: 20 }),
      'attempt: default password': refused('password.default'),
      'attempt: too many attempts': refused('forgot.throttled', { retryAfter: 120_000 }),
      'attempt: failed': attempting({ status: 403, code: 'call.forbidden' }),
      'attempt: no answer': async () => {
        await attempting('silence')()
        await site.losePatience()
      },
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      'open.form.editing.idle': async ({ label }) => {
        await saysNothing()
        if (label.startsWith('method.choose'))
          await expect(tab(label.endsWith('mobile') ? 'mobile' : 'email')).toHaveAttribute(
            'aria-selected',
            'true',
          )
      },
      'open.form.editing.invalid': async ({ label }) => {
        await saysNothing()
        // Typing may have corrected the invalid field.
        if (!label.startsWith('field.change'))
          await expect(popup.locator('[aria-invalid="true"]')).not.toHaveCount(0)
      },
      'open.form.editing.refused': async ({ label }) => {
        if (!/: (breaks the password rules|default password)$/.test(label))
          return expect(said).toContainText(messages[label] ?? /\S/)
        await saysNothing()
        await expect(fresh).toHaveAttribute('aria-invalid', 'true')
      },
      'open.form.editing.failed': ({ label }) => expect(said).toContainText(messages[label] ?? /\S/),
      'open.form.editing.outcomeUnknown': says(noResponse('auth.forgotPassword.maybeChanged')),
      // Accept the slider or the busy button: once loaded, the slider hides the button.
      'open.form.attempting': () =>
        expect(
          page
            .getByRole('slider')
            .or(submit.filter({ hasText: anyOf(textOf('common.sending'), textOf('common.changing')) }))
            .filter({ visible: true })
            .first(),
        ).toBeVisible(),
      'open.form.emailSent': () =>
        expect(popup.getByRole('status')).toContainText(textOf('auth.forgotPassword.emailSent')),
      'open.form.changed': () =>
        expect(popup.getByRole('status')).toContainText(textOf('auth.forgotPassword.changed')),
      'open.form.throttled': async () => {
        await expect(said).toContainText(textOf('common.tooManyAttempts'))
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
      },
      'open.secret.hidden': isPasswordOf('password'),
      'open.secret.shown': isPasswordOf('text'),
      'open.mobile': { unseen: 'The parts of a recovery by mobile are visible only in its tab.' },
      done: async () => {
        await isGone()
        await expect(page).toHaveURL('/')
      },
      mailed: isGone,
      left: () => expect(site.popup.popup).toBeVisible(),
    },
    provoked: /ERR_|403|404|429|500/,
  }
}
