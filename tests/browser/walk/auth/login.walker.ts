import type { Step } from '@palpite/paths/walk/path.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { freePlay, login } from '#protocol/auth/session.ts'
import { createSliderChallenge } from '#protocol/auth/slider.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { loginModel } from '#tests/models/auth/login.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { exclusions } from './login.exclusions.ts'
import { LoginPage, puzzle } from './login-page.ts'

/** Stored input of a visitor who returns within a day, as the model's player. */
const remembered = JSON.stringify({ user: 'ana', remember: true, mobile: '11988880001', dialingCode: '55' })

const countries = [
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 },
  { countryCode: 'PT', countryDialingCode: '351', name: 'Portugal', minDigits: 9, maxDigits: 9 },
]

const messages: Readonly<Record<string, string | RegExp>> = {
  'logIn: wrong': 'Usuário ou senha não conferem',
  'logIn: wrong once more': 'Usuário ou senha não conferem',
  'logIn: captcha needed': 'Mais uma coisa',
  'logIn: captcha wrong': 'Os números não conferem',
  'logIn: slider failed': 'O azulejo precisa ser encaixado de novo',
  'logIn: code wrong': 'Este código não confere',
  'logIn: no agent': 'Esta conta não é de agente',
  'logIn: no member': 'Esta conta não joga aqui',
  'logIn: closed': 'Esta conta está encerrada',
  'logIn: off': 'Esta forma de entrar está desligada',
  'logIn: offline': /Não veio resposta.*Confira sua conexão/,
  'logIn: no answer in time': /Não veio resposta.*Tente mais uma vez/,
  'logIn: sent twice by the browser': /Não veio resposta.*Tente mais uma vez/,
  'logIn: the platform failed': 'Algo quebrou do nosso lado',
  'twoFactor: expired': 'Entre de novo',
  'startFreePlay: off': 'O jogo grátis está desligado',
  'startFreePlay: random refused': 'Não deu para abrir o jogo grátis',
  'startFreePlay: offline': /Não veio resposta.*Confira sua conexão/,
}

export async function walker({ page, request, platform }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const { user, password, captcha, code, said, submit, freePlay: freePlayButton } = popup
  const token = await startFreePlay(request)
  const tab = (name: string) => popup.popup.locator(`[data-tab="${name}"]`)
  const isChosen = (name: string) => () => expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  const saysAfter = ({ label }: Step) => expect(said).toContainText(messages[label] ?? /\S/)
  const saysNothing = () => expect(said).toHaveCount(0)
  const refused = (code: string, value: object) => () => calls.answer(login, { refusal: code, value })
  const isPasswordOf = (type: string) => async () => {
    if ((await password.count()) > 0) await expect(password).toHaveAttribute('type', type)
  }
  const isGone = () => expect(popup.popup).toHaveCount(0)

  return {
    model: loginModel,
    exclusions,
    unwalked: [
      'open.form.opening: always [isStillThrottled] → open.form.throttled',
      'open.form.checking: always [isConfirmed] → open.form.loggingIn',
      'open.form.checking: always [isByFirebase] → open.form.confirmingCode',
      'open.form.confirmingCode: confirmFirebaseCode done [isCodeAccepted] → open.form.loggingIn',
      'open.form.confirmingCode: confirmFirebaseCode done → open.form.editing.refused',
      'open.form.confirmingCode: confirmFirebaseCode error [isThrottledCall] → open.form.throttled',
      'open.form.confirmingCode: confirmFirebaseCode error → open.form.editing.failed',
    ],
    starts: {
      'start a player': async () => {
        const value = encodeURIComponent(remembered)
        await page.context().addCookies([{ name: 'remembered-login', value, url: platform.url }])
        await site.open()
      },
    },
    deeds: {
      'field.change the password': () => password.fill('palpite-demo-1'),
      'field.change the captcha': () => captcha.fill('1234'),
      'field.change the code': () => code.fill('123456'),
      'country.choose Portugal': async () => {
        await page.getByRole('combobox', { name: 'País' }).selectOption('351')
      },
      'remember.change off': () => popup.remember.uncheck(),
      'method.choose by code': () => tab('sms').click(),
      'method.choose by name': () => tab('username').click(),
      // Disabled buttons are pressed anyway.
      'password.toggle': () => popup.popup.getByRole('button', { name: /a senha$/ }).click(),
      'form.submit': () => submit.click({ force: true }),
      'freePlay.start': () => freePlayButton.click({ force: true }),
      'slider: passed': () => site.passSlider(),
      'slider: given up': async () => {
        await calls.answer(createSliderChallenge, { value: puzzle })
        await page.getByRole('button', { name: 'Voltar' }).click()
      },
      'countries: known': () => calls.answer(listCountries, { value: { countries } }),
      'smsCode: has no mobile': () => popup.getCode.click(),
      'logIn: in': () => calls.answer(login, { value: { ...loggedInAs(player), token } }),
      'logIn: wrong': refused('login.wrong', { captcha: false }),
      'logIn: wrong once more': refused('login.wrong', { captcha: true }),
      'logIn: captcha needed': refused('login.captchaNeeded', { captcha: true }),
      'logIn: captcha wrong': refused('login.captchaWrong', { captcha: true }),
      'logIn: slider failed': refused('login.sliderFailed', { captcha: false }),
      'logIn: code wrong': refused('login.codeWrong', { captcha: false }),
      'logIn: throttled': refused('login.throttled', { retryAfter: 120_000 }),
      'logIn: no agent': refused('login.notAgent', {}),
      'logIn: no member': refused('login.notMember', {}),
      'logIn: closed': refused('login.closed', {}),
      'logIn: off': refused('login.off', {}),
      'logIn: offline': () => calls.answer(login, 'broken'),
      'logIn: no answer in time': async () => {
        await calls.answer(login, 'silence')
        await site.losePatience()
      },
      'logIn: sent twice by the browser': () =>
        calls.answer(login, { status: 409, code: 'request.repeated' }),
      'logIn: too many calls': () => calls.answer(login, { status: 429, code: 'call.throttled' }),
      'logIn: the platform failed': () => calls.answer(login, { status: 500, code: 'server.failed' }),
      'logIn: second step needed': refused('login.secondStepNeeded', {
        challenge: 'challenge',
        expiresAt: '2030-01-01T00:05:00.000Z',
      }),
      'twoFactor: done': async () => {
        await site.submitTwoFactor()
        await calls.answer(verifyTwoFactor, { value: { ...loggedInAs(player), token, device: 'device' } })
      },
      'twoFactor: expired': async () => {
        await site.submitTwoFactor()
        await calls.answer(verifyTwoFactor, { refusal: 'secondStep.expired', value: {} })
      },
      'twoFactor: given up': () => page.getByRole('button', { name: 'Voltar' }).click(),
      'login.leave to register': () => page.getByRole('button', { name: 'Cadastrar-se' }).click(),
      'login.leave to a forgotten password': () =>
        page.getByRole('button', { name: 'Esqueceu a senha?' }).click(),
      'startFreePlay: started': () => calls.answer(freePlay, 'platform'),
      'startFreePlay: off': () => calls.answer(freePlay, { refusal: 'login.off', value: {} }),
      'startFreePlay: throttled': () =>
        calls.answer(freePlay, { refusal: 'login.throttled', value: { retryAfter: 600_000 } }),
      'startFreePlay: random refused': () =>
        calls.answer(freePlay, { refusal: 'login.randomRefused', value: {} }),
      'startFreePlay: offline': () => calls.answer(freePlay, 'broken'),
      'startFreePlay: too many calls': () => calls.answer(freePlay, { status: 429, code: 'call.throttled' }),
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
        await expect(said).toContainText('Tentativas demais')
        await expect(freePlayButton).toHaveAttribute('aria-disabled', 'true')
      },
      'open.form.sliding': () => expect(page.getByRole('slider')).toBeVisible(),
      'open.form.twoFactor': () => expect(site.twoFactorCode).toBeVisible(),
      'open.form.loggingIn': () => expect(submit).toHaveText('Entrando'),
      'open.form.freePlaying': () => expect(freePlayButton).toHaveText('Abrindo'),
      'open.form.throttled': async () => {
        await expect(said).toContainText('Tentativas demais')
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
      },
      'open.secret.hidden': isPasswordOf('password'),
      'open.secret.shown': isPasswordOf('text'),
      'open.captcha.absent': () => expect(popup.popup.locator('[name="captcha"]')).toHaveCount(0),
      'open.captcha.asked': async () => {
        const isByName = (await user.or(popup.popup.locator('[name="username"]')).count()) > 0
        await expect(popup.popup.locator('[name="captcha"]')).toHaveCount(isByName ? 1 : 0)
      },
      'open.mobile': { unseen: 'What a login by code needs shows only in its tab.' },
      done: isGone,
      left: isGone,
    },
    provoked: /ERR_|404|409|429|500/,
  }
}
