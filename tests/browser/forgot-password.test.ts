import type { Page } from '@playwright/test'
import { forgotPasswordByEmail } from '#contract/forgot-password.ts'
import { expectOnly } from './expect-only.ts'
import { forgetPassword, forgotPopup, haveCodeTexted, openForgotten } from './forgot-popup.ts'
import { fitTile } from './log-in.ts'
import { dragTile, loginPopup, tryToLogIn } from './login-popup.ts'
import { expect, test } from './platform.ts'
import { calm, mailedPassword, newestCode, seedWorld, setFault, switchSecondStepOn } from './sandbox.ts'
import { authenticatorCode, secondStep } from './second-step-form.ts'

// What moves by itself has no part in this, and takes its time from what has.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 90_000 })

test.beforeEach(({ request }) => seedWorld(request, 'demo'))
test.afterEach(({ request }) => calm(request))

const NEW = 'caju-e-manga-7'
const anas = { national: '11 98888-0001', e164: '+5511988880001' }
const carlas = { national: '11 98888-0003', e164: '+5511988880003' }
const veras = { national: '11 98888-0006', e164: '+5511988880006' }

const account = (page: Page) => page.getByRole('button', { name: 'Minha conta' })

/** Sends the form of the way by e-mail, and gets through the slider. */
async function askForMail(page: Page, { user, email }: { user: string; email: string }) {
  const forgot = forgotPopup(page)
  await forgot.user.fill(user)
  await forgot.email.fill(email)
  await sendMail(page)
}

async function sendMail(page: Page) {
  await forgotPopup(page).submit.click()
  await dragTile(page)
  await expect(page.getByRole('slider')).toHaveCount(0)
}

/** Fills in the way by mobile, with the code that is texted to it. */
async function fillInByMobile(page: Page, mobile: { national: string; e164: string }) {
  const forgot = forgotPopup(page)
  await forgot.mobile.fill(mobile.national)
  await haveCodeTexted(page)
  await forgot.code.fill(await newestCode(page.request, mobile.e164))
  await forgot.fresh.fill(NEW)
}

test('[FORGOT-01] by e-mail: what is mailed lets in once and has to be changed; name and address are both wanted, and must belong together', async ({
  page,
  request,
}) => {
  const { popup, tab, user, email, submit, said } = await openForgotten(page)
  await tab('E-mail').click()
  await expect(user).toBeFocused()
  await submit.click()
  await expect(user).toHaveAccessibleDescription('Digite seu usuário.')
  await expect(email).toHaveAccessibleDescription('Digite o seu e-mail.')
  await expect(user).toBeFocused()
  await user.fill('carla')
  await email.fill('carla em casa')
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Isto não é um e-mail.')
  await expect(email).toBeFocused()
  await expect(page.getByRole('slider')).toHaveCount(0)

  await askForMail(page, { user: 'carla', email: 'ana@example.com' })
  await expect(said).toContainText('Usuário ou e-mail não existe')
  await email.fill('carla@example.com')
  await sendMail(page)
  const sent = popup.getByRole('status')
  await expect(sent).toContainText('Enviamos um e-mail para você voltar a entrar.')
  await expect(sent.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')

  const password = await mailedPassword(request, 'carla@example.com')
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await tryToLogIn(page, 'carla', password)
  const change = page.getByRole('dialog', { name: 'Escolha uma nova senha' })
  await change.getByLabel('Nova senha', { exact: true }).fill(NEW)
  await change.getByLabel('Nova senha de novo').fill(NEW)
  await change.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(change).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(account(page)).toBeFocused()
})

test('[FORGOT-02] by mobile: code and new password log in and lead home, wherever the login would have led', async ({
  page,
  request,
}) => {
  const first = await openForgotten(page, '/login?next=%2Fseamless%3FnodeId%3D1')
  await expect(first.tab('Celular')).toHaveAttribute('aria-selected', 'true')
  await expect(first.mobile).toBeFocused()
  await first.submit.click()
  await expect(first.mobile).toHaveAccessibleDescription('Digite o número do seu celular.')
  await expect(first.code).toHaveAccessibleDescription('Digite o código do SMS.')
  await expect(first.fresh).toHaveAccessibleDescription('Digite uma senha.')
  await expect(first.mobile).toBeFocused()
  await fillInByMobile(page, anas)
  await first.fresh.press('Enter')
  await expect(first.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(account(page)).toBeFocused()

  await account(page).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  const again = await forgetPassword(page)
  // Of which the password has expired: the new one has not.
  await fillInByMobile(page, carlas)
  await again.submit.click()
  await expect(again.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await account(page).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await tryToLogIn(page, 'ana', NEW)
  await expect(account(page)).toBeVisible()
  expect(await newestCode(request, anas.e164)).not.toBe(await newestCode(request, carlas.e164))
})

test('[FORGOT-04] whatever is refused or fails is said, where to go on has the focus, and nothing typed is lost', async ({
  page,
  request,
  faults,
}) => {
  const forgot = await openForgotten(page)
  const { tab, user, email, mobile, code, fresh, submit, said, popup } = forgot
  const byEmail = { user: 'ana', email: 'not-hers@example.com' }
  const refuse = (
    call: 'forgotPasswordByEmail' | 'forgotPasswordByMobile',
    code: string,
    value: unknown = {},
  ) => setFault(request, call, { kind: 'refusal', code, value, times: 1 })
  const keepsByEmail = async () => {
    await expect(user).toHaveValue(byEmail.user)
    await expect(email).toHaveValue(byEmail.email)
  }

  // By e-mail, behind a slider each time.
  await tab('E-mail').click()
  await askForMail(page, byEmail)
  await expect(said).toContainText('Usuário ou e-mail não existe')
  await expect(user).toBeFocused()
  await keepsByEmail()
  await refuse('forgotPasswordByEmail', 'forgot.sliderFailed')
  await sendMail(page)
  await expect(said).toContainText('O azulejo precisa ser encaixado de novo')
  await expect(submit).toBeFocused()
  await keepsByEmail()
  await setFault(request, 'forgotPasswordByEmail', { kind: 'error', times: 1 })
  await sendMail(page)
  await expect(said).toContainText('Algo quebrou do nosso lado')
  await expect(said).toContainText('O que você digitou continua aqui.')
  await expect(submit).toBeFocused()
  await keepsByEmail()
  await page.route(forgotPasswordByEmail.path, (route) => route.abort('connectionreset'), { times: 1 })
  await sendMail(page)
  await expect(said).toContainText('Não veio resposta')
  await expect(submit).toBeFocused()
  await keepsByEmail()
  // Counted for the account: five an hour, of which one was looked at.
  for (const _ of [2, 3, 4, 5]) {
    await sendMail(page)
    await expect(user).toBeFocused()
  }
  await sendMail(page)
  await expect(said).toContainText(/Tentativas demais.*Tente de novo em \d+:\d\d/)
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toBeFocused()
  await keepsByEmail()

  // By mobile, which is held back by itself.
  await tab('Celular').click()
  await expect(said).toHaveCount(0)
  await mobile.fill('11 90000-0000')
  await code.fill('000000')
  await fresh.fill(NEW)
  const keepsByMobile = async (password = NEW) => {
    await expect(mobile).toHaveValue('11 90000-0000')
    await expect(code).toHaveValue('000000')
    await expect(fresh).toHaveValue(password)
  }
  // Nobody is told whether that is somebody's mobile.
  await submit.click()
  await expect(said).toContainText(/Este código não confere.*Pode ter sido digitado errado/)
  await expect(code).toBeFocused()
  await keepsByMobile()
  await fresh.fill('palpite123')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription('Esta todo mundo conhece. Escolha outra.')
  await expect(fresh).toBeFocused()
  await keepsByMobile('palpite123')
  await fresh.fill(NEW)
  await refuse('forgotPasswordByMobile', 'password.offRules', { minLength: 15, maxLength: 20 })
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription('De 15 a 20 caracteres, sem espaços.')
  await expect(fresh).toBeFocused()
  await keepsByMobile()
  for (const [refusal, words] of [
    ['login.closed', 'Esta conta está encerrada'],
    ['login.notMember', 'Esta conta não joga aqui'],
    ['login.notAgent', 'Esta conta não é de agente'],
  ] as const) {
    await refuse('forgotPasswordByMobile', refusal)
    await submit.click()
    await expect(said).toContainText(words)
    await expect(submit).toBeFocused()
    await keepsByMobile()
  }
  await setFault(request, 'forgotPasswordByMobile', { kind: 'unauthorised', times: 1 })
  await submit.click()
  await expect(said).toContainText('Algo quebrou do nosso lado')
  await expect(submit).toBeFocused()
  await keepsByMobile()
  await refuse('forgotPasswordByMobile', 'forgot.throttled', { retryAfter: 90_000 })
  await submit.click()
  await expect(said).toContainText(/Tentativas demais.*Tente de novo em 1:(30|2\d)/)
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await keepsByMobile()
  await tab('E-mail').click()
  await keepsByEmail()
  await expect(popup).toBeVisible()
  expectOnly(faults, /ERR_|500|401/)
})

test('a new password whose answer is lost is said to hold perhaps, also after its code is used up, and logs in', async ({
  page,
  request,
  faults,
}) => {
  const { submit, said, code, fresh, back } = await openForgotten(page)
  await fillInByMobile(page, anas)
  await setFault(request, 'forgotPasswordByMobile', { kind: 'cut', times: 1 })
  await submit.click()
  await expect(said).toContainText(/Não veio resposta.*Sua nova senha talvez já valha/)
  await expect(fresh).toHaveValue(NEW)
  await submit.click()
  await expect(said).toContainText(/Este código não confere.*Sua nova senha talvez já valha/)
  await expect(code).toBeFocused()
  await back.click()
  await tryToLogIn(page, 'ana', NEW)
  await expect(account(page)).toBeFocused()
  // A browser sends again by itself what got no answer.
  expectOnly(faults, /ERR_|409/)
})

test('the next code is held back on, also after closing; the way back leads to the login and on to where it would have led', async ({
  page,
}) => {
  const { popup, mobile, getCode, back, code } = await openForgotten(page, '/login?next=%2Fhome')
  await page.clock.install()
  await mobile.fill(anas.national)
  await haveCodeTexted(page)
  await expect(code).toHaveAccessibleDescription('Enviamos o código. Digite aqui.')
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  await page.clock.runFor(10_000)
  await back.click()
  await expect(popup).toHaveCount(0)
  await expect(loginPopup(page).user).toBeFocused()
  await forgetPassword(page)
  await mobile.fill('11 98888-0002')
  await expect(getCode).toHaveText('Pedir código')
  await mobile.fill(anas.national)
  await expect(getCode).toHaveText(/^0:[34]\d$/)
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(50_000)
  await expect(getCode).toHaveText('Pedir código')
  await back.click()
  const login = loginPopup(page)
  await login.user.fill('ana')
  await login.password.fill('palpite-demo-1')
  await login.submit.click()
  await page.clock.resume()
  await fitTile(page)
  await expect(page).toHaveURL('/home')
  await expect(account(page)).toBeVisible()
})

test('where a new password by mobile is switched off there is the way by e-mail alone, without tabs', async ({
  page,
  platform,
}) => {
  await platform.set('modules', { CHNGPASSVERIF3: false })
  const { popup, user, mobile } = await openForgotten(page)
  await expect(user).toBeFocused()
  await expect(popup.getByRole('tablist')).toHaveCount(0)
  await expect(popup.getByRole('tabpanel')).toHaveCount(0)
  await expect(mobile).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
})

test('with the second step on, a new password by mobile gets in by it, or holds without it', async ({
  page,
  request,
}) => {
  const { popup, submit } = await openForgotten(page)
  await fillInByMobile(page, veras)
  await submit.click()
  const { code, back, submit: confirm } = secondStep(page)
  await expect(code).toBeFocused()
  await back.click()
  const changed = popup.getByRole('status')
  await expect(changed).toContainText('Sua nova senha já vale.')
  await expect(changed.getByRole('button', { name: 'Entrar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tryToLogIn(page, 'vera', NEW)
  await expect(code).toBeFocused()
  await back.click()

  const { secret } = await switchSecondStepOn(request, 'ana')
  await forgetPassword(page)
  await fillInByMobile(page, anas)
  await submit.click()
  await code.fill(await authenticatorCode(request, { secret }))
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(account(page)).toBeFocused()
})
