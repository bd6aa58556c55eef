import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { modulesWithout } from '#tests/browser/auth/registration-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { offline } from '#tests/browser/walk/failure-messages.ts'
import type { Answer } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { rulesOfModel } from '#tests/models/auth/registration.ts'
import { registrationAttemptModel } from '#tests/models/auth/registration-attempt.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { textOf } from '#tests/support/texts.ts'
import { PATIENCE } from './login-page.ts'
import { exclusions } from './registration-attempt.exclusions.ts'
import { RegistrationPage } from './registration-page.ts'

export async function walker({ page, request, platform }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await RegistrationPage.prepare(page)
  const { calls, popup } = site
  const token = await startFreePlay(request)
  const start = (invitation: string) => async () => {
    await platform.set('modules', modulesWithout('MOBILENUMREG3'))
    await platform.set('site', settings.site.initial)
    await site.open()
    await site.fillInByName()
    await popup.field('affiliateCode').fill(invitation)
    await popup.agreed.check()
    await popup.submit.click()
  }
  const registering = (answer: Answer) => async () => calls.answer(await site.registerCall(), answer)
  const refused = (refusal: string, value: object = {}) => registering({ refusal, value })
  const says = (text: string | RegExp) => () => expect(popup.said).toContainText(text)
  const isBusy = () => expect(popup.submit).toHaveText(textOf('common.creatingAccount'))

  return {
    model: registrationAttemptModel,
    exclusions,
    unwalked: [
      'routing: always [mustBeConfirmed] → confirmingCode',
      'confirmingCode: confirmFirebaseCode done [isCodeAccepted] → registering',
      'confirmingCode: confirmFirebaseCode done → refused',
      'confirmingCode: confirmFirebaseCode error [isThrottledCall] → throttled',
      'confirmingCode: confirmFirebaseCode error → failed',
    ],
    starts: { 'start by username': start(''), 'start with an invitation': start('AGENTE1') },
    deeds: {
      'checkAffiliate: known code': () => calls.answer(checkAffiliate, { value: {} }),
      'checkAffiliate: unknown code': () =>
        calls.answer(checkAffiliate, { refusal: 'affiliate.invalid', value: {} }),
      'checkAffiliate: too many attempts': () =>
        calls.answer(checkAffiliate, { refusal: 'affiliate.throttled', value: { retryAfter: 30_000 } }),
      'checkAffiliate: too many requests': () =>
        calls.answer(checkAffiliate, { status: 429, code: 'call.throttled' }),
      'checkAffiliate: no answer': () => calls.answer(checkAffiliate, 'broken'),
      'checkAffiliate: server error': () =>
        calls.answer(checkAffiliate, { status: 500, code: 'server.failed' }),
      'slider: passed': () => site.passSlider(),
      'slider: cancelled': () => site.cancelSlider(),
      'register: registered': registering({ value: { ...loggedInAs(player), token } }),
      'register: fields refused': refused('register.fieldsRefused', {
        fields: [{ field: 'password', reason: 'pattern' }],
      }),
      'register: wrong captcha': refused('register.captchaWrong'),
      'register: wrong code': refused('register.codeWrong'),
      'register: puzzle not solved': refused('register.sliderFailed'),
      'register: unknown invitation': refused('register.affiliateInvalid'),
      'register: registration unavailable': refused('register.off'),
      'register: too many registrations': refused('register.throttled', { retryAfter: 120_000 }),
      'register: offline': registering('broken'),
      'register: no answer in time': async () => {
        await registering('silence')()
        await site.pass(PATIENCE)
      },
      'register: sent twice by the browser': registering({ status: 409, code: 'request.repeated' }),
      'register: too many requests': registering({ status: 429, code: 'call.throttled' }),
      'register: server error': registering({ status: 500, code: 'server.failed' }),
      'readRules: rules loaded': () => calls.answer(readRegisterSettings, { value: { rules: rulesOfModel } }),
      'readRules: no answer': () => calls.answer(readRegisterSettings, 'broken'),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      checkingAffiliate: isBusy,
      sliding: () => expect(page.getByRole('slider')).toBeVisible(),
      registering: isBusy,
      rereading: isBusy,
      registered: () => expect(popup.popup).toHaveCount(0),
      invitationUnknown: () =>
        expect(page.getByRole('dialog', { name: textOf('auth.invitationWarning.title') })).toBeVisible(),
      cancelled: () => expect(popup.said).toHaveCount(0),
      refused: async ({ label }) => {
        if (label === 'register: unknown invitation')
          await expect(
            page.getByRole('dialog', { name: textOf('auth.invitationWarning.title') }),
          ).toBeVisible()
        else await expect(popup.said).toContainText(messages[label] ?? /\S/)
      },
      throttled: says(textOf('common.tooManyAttempts')),
      failed: ({ label }) => says(messages[label] ?? /\S/)(),
      outcomeUnknown: says(textOf('auth.registration.outcomeUnknown')),
    },
    provoked: /ERR_|404|409|429|500/,
  }
}

const messages: Readonly<Record<string, string | RegExp>> = {
  'register: fields refused': textOf('auth.registration.fieldsRefused'),
  'register: wrong captcha': textOf('auth.captcha.incorrect'),
  'register: puzzle not solved': textOf('auth.slider.solveAgain'),
  'register: registration unavailable': textOf('auth.registration.methodUnavailable'),
  'register: offline': offline,
  'register: server error': textOf('kit.errors.ourFault'),
  'checkAffiliate: no answer': offline,
  'checkAffiliate: server error': textOf('kit.errors.ourFault'),
  'readRules: rules loaded': textOf('auth.registration.fieldsRefused'),
  'readRules: no answer': textOf('auth.registration.fieldsRefused'),
}
