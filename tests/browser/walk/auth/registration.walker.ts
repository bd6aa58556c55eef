import type { Step } from '@palpite/paths/walk/path.ts'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { modulesWithout, siteWithCaptcha } from '#tests/browser/auth/registration-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { offline } from '#tests/browser/walk/failure-messages.ts'
import type { Answer } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { registrationModel, rulesOfModel, withoutMobile } from '#tests/models/auth/registration.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'
import { PATIENCE } from './login-page.ts'
import { exclusions, outOfSight } from './registration.exclusions.ts'
import { RegistrationPage } from './registration-page.ts'

const countries = [
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 },
  { countryCode: 'PT', countryDialingCode: '351', name: 'Portugal', minDigits: 9, maxDigits: 9 },
]

const messages: Readonly<Record<string, string | RegExp>> = {
  'attempt: fields refused': textOf('auth.registration.fieldsRefused'),
  'attempt: wrong captcha': textOf('auth.captcha.incorrect'),
  'attempt: puzzle not solved': textOf('auth.slider.solveAgain'),
  'attempt: registration unavailable': textOf('auth.registration.methodUnavailable'),
  'attempt: failed': offline,
  'attempt: failed before sending': offline,
  'attempt: rules changed': textOf('auth.registration.fieldsRefused'),
  'attempt: rules changed but not loaded': textOf('auth.registration.fieldsRefused'),
}

export async function walker({ page, request, platform }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await RegistrationPage.prepare(page)
  const { calls, popup } = site
  const token = await startFreePlay(request)
  const tab = (name: string) => popup.popup.locator(`[data-tab="${name}"]`)
  const says = (text: string | RegExp) => () => expect(popup.said).toContainText(text)
  const saysAfter = ({ label }: Step) => expect(popup.said).toContainText(messages[label] ?? /\S/)
  const saysNothing = () => expect(popup.said).toHaveCount(0)
  /** Passes the invitation check, if there is a code, and the slider. Then answers the registration call. */
  const registering = (answer: Answer) => async () => {
    if ((await popup.field('affiliateCode').inputValue()) !== '')
      await calls.answer(checkAffiliate, { value: {} })
    await site.passSlider()
    await calls.answer(await site.registerCall(), answer)
  }
  const refused = (refusal: string, value: object = {}) => registering({ refusal, value })
  const needsOtherRules = (rules: Answer) => async () => {
    const fields = [{ field: 'idNumber', reason: 'missing' }]
    await refused('register.fieldsRefused', { fields })()
    await calls.answer(readRegisterSettings, rules)
  }
  const isChosen = (name: string) => async () => {
    if ((await tab(name).count()) > 0) await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  const isPasswordOf = (type: string) => async () => {
    const password = popup.field('password')
    if ((await password.count()) > 0) await expect(password).toHaveAttribute('type', type)
  }
  const open = async (modules: object, siteSettings: object = settings.site.initial) => {
    await platform.set('modules', modules)
    await platform.set('site', siteSettings)
    await site.open()
  }
  const start =
    (...offered: Parameters<typeof open>) =>
    async () => {
      await open(...offered)
      await site.fillInByName()
      await site.reopen()
    }
  const isAsked = () => expect(popup.popup.locator('[name="captcha"]')).toBeVisible()

  return {
    model: registrationModel,
    exclusions,
    unwalked: [
      'open.form.editing: mobile.missing → open.form.editing.invalid',
      'open.form.editing.affiliateInvalid: form.submit → (internal)',
      'open.invitation.awaited: invitation.settled → open.invitation.settled',
      'open.invitation.awaited: after untilInvitationTimeout → open.invitation.settled',
    ],
    starts: {
      'start by username or by mobile': start(
        modulesWithout('MOBILENUMPASSREG3', 'REGMOBVERF3'),
        siteWithCaptcha,
      ),
      'start by username, without a mobile': start(modulesWithout('MOBILENUMREG3'), siteWithCaptcha),
      'start with registration unavailable': () => open(modulesWithout('DIRECTREG3')),
    },
    deeds: {
      'field.change mobile number': () => popup.field('mobileNum').fill('11988880001'),
      'field.change invitation code': () => popup.field('affiliateCode').fill('AGENTE1'),
      'field.change captcha': () => popup.popup.locator('[name="captcha"]').fill('1234'),
      'field.leave mobile number': async () => {
        await popup.field('mobileNum').focus()
        await popup.field('mobileNum').blur()
      },
      'terms.change accepted': () => popup.agreed.check(),
      'country.choose Portugal': async () => {
        // The list opens and closes in animation frames. The clock is stopped, so only `pass` runs them.
        await popup.country.click()
        await site.pass(100)
        await popup.findCountry.fill('Portugal')
        await site.pass(100)
        await page.keyboard.press('Enter')
        await site.pass(100)
        await expect(popup.country).toHaveText('+351')
      },
      'method.choose by mobile': () => tab('mobile').click(),
      'method.choose by username': () => tab('username').click(),
      'password.toggle': () =>
        popup.popup
          .getByRole('button', {
            name: anyOf(textOf('auth.password.showAll'), textOf('auth.password.hideAll')),
          })
          .first()
          .click(),
      'rules.retry': () => popup.popup.getByRole('button', { name: textOf('common.tryAgain') }).click(),
      // `force` presses the button even while it is disabled.
      'form.submit': () => popup.submit.click({ force: true }),
      'warning.dismiss': () =>
        page.getByRole('button', { name: textOf('common.acknowledge'), exact: true }).click(),
      'registration.leave to log in': () =>
        popup.popup.getByRole('button', { name: textOf('common.logIn') }).click(),
      'readRules: rules loaded': () => calls.answer(readRegisterSettings, { value: { rules: rulesOfModel } }),
      'readRules: rules without a mobile number': () =>
        calls.answer(readRegisterSettings, { value: { rules: withoutMobile } }),
      'readRules: no answer': () => calls.answer(readRegisterSettings, 'broken'),
      'countries: countries loaded': () => calls.answer(listCountries, { value: { countries } }),
      'attempt: registered': registering({ value: { ...loggedInAs(player), token } }),
      'attempt: fields refused': refused('register.fieldsRefused', {
        fields: [{ field: 'affiliateCode', reason: 'pattern' }],
      }),
      'attempt: wrong captcha': refused('register.captchaWrong'),
      'attempt: puzzle not solved': refused('register.sliderFailed'),
      'attempt: unknown invitation after sending': refused('register.affiliateInvalid'),
      'attempt: registration unavailable': refused('register.off'),
      'attempt: rules changed': needsOtherRules({ value: { rules: withoutMobile } }),
      'attempt: rules changed but not loaded': needsOtherRules('broken'),
      'attempt: too many registrations': refused('register.throttled', { retryAfter: 120_000 }),
      'attempt: failed': registering('broken'),
      'attempt: outcome unknown': async () => {
        await registering('silence')()
        await site.pass(PATIENCE)
      },
      'attempt: unknown invitation': () =>
        calls.answer(checkAffiliate, { refusal: 'affiliate.invalid', value: {} }),
      'attempt: too many attempts before sending': () =>
        calls.answer(checkAffiliate, { refusal: 'affiliate.throttled', value: { retryAfter: 30_000 } }),
      'attempt: failed before sending': () => calls.answer(checkAffiliate, 'broken'),
      'attempt: cancelled': async () => {
        if ((await popup.field('affiliateCode').inputValue()) !== '')
          await calls.answer(checkAffiliate, { value: {} })
        await site.cancelSlider()
      },
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      'open.form.reading': () => expect(popup.popup.getByRole('status')).toBeVisible(),
      'open.form.loadFailed': says(textOf('kit.feedback.noResponse')),
      'open.form.notOffered': () => expect(popup.popup.locator('form')).toHaveCount(0),
      'open.form.editing.idle': async ({ label }) => {
        await saysNothing()
        if (label.startsWith('method.choose'))
          await isChosen(label.endsWith('mobile') ? 'mobile' : 'username')()
      },
      'open.form.editing.invalid': () =>
        expect(popup.popup.locator('[aria-invalid="true"]').first()).toBeVisible(),
      'open.form.editing.refused': saysAfter,
      'open.form.editing.failed': saysAfter,
      'open.form.editing.affiliateInvalid': () =>
        expect(page.getByRole('dialog', { name: textOf('auth.invitationWarning.title') })).toBeVisible(),
      'open.form.editing.outcomeUnknown': says(textOf('auth.registration.outcomeUnknown')),
      'open.form.attempting': () =>
        expect(
          page.getByRole('slider').or(popup.submit.filter({ hasText: textOf('common.creatingAccount') })),
        ).toBeVisible(),
      'open.form.throttled': async () => {
        await expect(popup.said).toContainText(textOf('common.tooManyAttempts'))
        await expect(popup.submit).toHaveAttribute('aria-disabled', 'true')
      },
      'open.secret.hidden': isPasswordOf('password'),
      'open.secret.shown': isPasswordOf('text'),
      'open.captcha.absent': () => expect(popup.popup.locator('[name="captcha"]')).toHaveCount(0),
      'open.captcha.asked': async (step) => {
        if (!outOfSight.test(step.state)) await isAsked()
      },
      'open.form.awaitingInvitation': () => expect(popup.popup.getByRole('status')).toBeVisible(),
      'open.invitation': { unseen: 'The invitation is visible only on its own card.' },
      'open.mobile': { unseen: 'The parts of a mobile are visible only in its field.' },
      done: () => expect(popup.popup).toHaveCount(0),
      left: () => expect(popup.popup).toHaveCount(0),
    },
    provoked: /ERR_|404|409|429|500/,
  }
}
