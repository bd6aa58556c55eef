import type { Step } from '@palpite/paths/walk/path.ts'
import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { createSliderChallenge } from '#protocol/auth/slider.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { modulesWithout, siteWithCaptcha } from '#tests/browser/auth/registration-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { registrationModel, rulesOfModel } from '#tests/models/auth/registration.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { PATIENCE, puzzle } from './login-page.ts'
import { exclusions, outOfSight } from './registration.exclusions.ts'
import { RegistrationPage } from './registration-page.ts'

const countries = [
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 },
  { countryCode: 'PT', countryDialingCode: '351', name: 'Portugal', minDigits: 9, maxDigits: 9 },
]

const withoutMobile = { ...rulesOfModel, mobileNum: { ...rulesOfModel.mobileNum, enabled: false } }

const messages: Readonly<Record<string, string | RegExp>> = {
  'register: fields refused': 'Alguma coisa precisa mudar',
  'register: captcha wrong': 'Os números não conferem',
  'register: slider failed': 'O azulejo precisa ser encaixado de novo',
  'register: off': 'Este tipo de cadastro está desligado',
  'register: offline': /Não veio resposta.*Confira sua conexão/,
  'register: the platform failed': 'Algo quebrou do nosso lado',
  'checkAffiliate: no answer': /Não veio resposta.*Confira sua conexão/,
  'checkAffiliate: the platform failed': 'Algo quebrou do nosso lado',
  'readRules: all rules': 'Alguma coisa precisa mudar',
  'readRules: no mobile': 'Alguma coisa precisa mudar',
  'readRules: no answer': 'Alguma coisa precisa mudar',
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
  const refused = (code: string, value: object) => async () =>
    calls.answer(await site.registerCall(), { refusal: code, value })
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
      'open.form.routing: always [mustBeConfirmed] → open.form.confirmingCode',
      'open.form.confirmingCode: confirmFirebaseCode done [isCodeAccepted] → open.form.registering',
      'open.form.confirmingCode: confirmFirebaseCode done → open.form.editing.refused',
      'open.form.confirmingCode: confirmFirebaseCode error [isThrottledCall] → open.form.throttled',
      'open.form.confirmingCode: confirmFirebaseCode error → open.form.editing.failed',
      'open.invitation.awaited: invitation.settled → open.invitation.settled',
      'open.invitation.awaited: after untilInvitationTimeout → open.invitation.settled',
    ],
    starts: {
      'start by name or by mobile': start(modulesWithout('MOBILENUMPASSREG3', 'REGMOBVERF3')),
      'start by name, with a captcha and no mobile': start(modulesWithout('MOBILENUMREG3'), siteWithCaptcha),
      'start while nobody can register': () => open(modulesWithout('DIRECTREG3')),
    },
    deeds: {
      'field.change the mobile': () => popup.field('mobileNum').fill('11988880001'),
      'field.change an invitation code': () => popup.field('affiliateCode').fill('AGENTE1'),
      'field.change the captcha': () => popup.popup.locator('[name="captcha"]').fill('1234'),
      'field.leave the mobile': async () => {
        await popup.field('mobileNum').focus()
        await popup.field('mobileNum').blur()
      },
      'terms.change on': () => popup.agreed.check(),
      'country.choose Portugal': async () => {
        // The list opens and closes in animation frames, and the page's clock is stopped.
        await popup.country.click()
        await site.pass(100)
        await popup.findCountry.fill('Portugal')
        await site.pass(100)
        await page.keyboard.press('Enter')
        await site.pass(100)
        await expect(popup.country).toHaveText('+351')
      },
      'method.choose by mobile': () => tab('mobile').click(),
      'method.choose by name': () => tab('username').click(),
      'password.toggle': () =>
        popup.popup
          .getByRole('button', { name: /as senhas$/ })
          .first()
          .click(),
      'rules.retry': () => popup.popup.getByRole('button', { name: 'Tentar de novo' }).click(),
      // A disabled button is pressed anyway.
      'form.submit': () => popup.submit.click({ force: true }),
      'warning.dismiss': () => page.getByRole('button', { name: 'OK', exact: true }).click(),
      'registration.leave to log in': () => popup.popup.getByRole('button', { name: 'Entrar' }).click(),
      'readRules: all rules': () => calls.answer(readRegisterSettings, { value: { rules: rulesOfModel } }),
      'readRules: no mobile': () => calls.answer(readRegisterSettings, { value: { rules: withoutMobile } }),
      'readRules: no answer': () => calls.answer(readRegisterSettings, 'broken'),
      'checkAffiliate: somebody’s': () => calls.answer(checkAffiliate, { value: {} }),
      'checkAffiliate: nobody’s': () =>
        calls.answer(checkAffiliate, { refusal: 'affiliate.invalid', value: {} }),
      'checkAffiliate: too many': () =>
        calls.answer(checkAffiliate, { refusal: 'affiliate.throttled', value: { retryAfter: 30_000 } }),
      'checkAffiliate: too many calls': () =>
        calls.answer(checkAffiliate, { status: 429, code: 'call.throttled' }),
      'checkAffiliate: no answer': () => calls.answer(checkAffiliate, 'broken'),
      'checkAffiliate: the platform failed': () =>
        calls.answer(checkAffiliate, { status: 500, code: 'server.failed' }),
      'slider: passed': () => site.passSlider(),
      'slider: given up': async () => {
        await calls.answer(createSliderChallenge, { value: puzzle })
        await page.getByRole('button', { name: 'Voltar' }).click()
      },
      'countries: known': () => calls.answer(listCountries, { value: { countries } }),
      'register: registered': async () =>
        calls.answer(await site.registerCall(), { value: { ...loggedInAs(player), token } }),
      'register: fields refused': refused('register.fieldsRefused', {
        fields: [{ field: 'username', reason: 'taken' }],
      }),
      'register: captcha wrong': refused('register.captchaWrong', {}),
      'register: code wrong': refused('register.codeWrong', {}),
      'register: slider failed': refused('register.sliderFailed', {}),
      'register: invitation nobody’s': refused('register.affiliateInvalid', {}),
      'register: off': refused('register.off', {}),
      'register: too many': refused('register.throttled', { retryAfter: 120_000 }),
      'register: offline': async () => calls.answer(await site.registerCall(), 'broken'),
      'register: no answer in time': async () => {
        await calls.answer(await site.registerCall(), 'silence')
        await site.pass(PATIENCE)
      },
      'register: sent twice by the browser': async () =>
        calls.answer(await site.registerCall(), { status: 409, code: 'request.repeated' }),
      'register: too many calls': async () =>
        calls.answer(await site.registerCall(), { status: 429, code: 'call.throttled' }),
      'register: the platform failed': async () =>
        calls.answer(await site.registerCall(), { status: 500, code: 'server.failed' }),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      'open.form.reading': () => expect(popup.popup.getByRole('status')).toBeVisible(),
      'open.form.loadFailed': says(/Não veio resposta/),
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
        expect(page.getByRole('dialog', { name: 'Este convite não funciona' })).toBeVisible(),
      'open.form.editing.outcomeUnknown': says('A resposta não chegou a tempo'),
      'open.form.sliding': () => expect(page.getByRole('slider')).toBeVisible(),
      'open.form.checkingAffiliate': () => expect(popup.submit).toHaveText('Cadastrando'),
      'open.form.rereading': () => expect(popup.submit).toHaveText('Cadastrando'),
      'open.form.registering': () => expect(popup.submit).toHaveText('Cadastrando'),
      'open.form.throttled': async () => {
        await expect(popup.said).toContainText('Tentativas demais')
        await expect(popup.submit).toHaveAttribute('aria-disabled', 'true')
      },
      'open.secret.hidden': isPasswordOf('password'),
      'open.secret.shown': isPasswordOf('text'),
      'open.captcha.absent': () => expect(popup.popup.locator('[name="captcha"]')).toHaveCount(0),
      'open.captcha.asked': async (step) => {
        if (!outOfSight.test(step.state)) await isAsked()
      },
      'open.form.awaitingInvitation': () => expect(popup.popup.getByRole('status')).toBeVisible(),
      'open.invitation': { unseen: 'What an invitation brings shows on its own card.' },
      'open.mobile': { unseen: 'What a mobile needs shows in its own field alone.' },
      done: () => expect(popup.popup).toHaveCount(0),
      left: () => expect(popup.popup).toHaveCount(0),
    },
    provoked: /ERR_|404|409|429|500/,
  }
}
