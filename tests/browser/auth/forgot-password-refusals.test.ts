import { forgotPasswordByEmail } from '#protocol/auth/forgot-password.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anas, askForMail, fillInByMobile, NEW_PASSWORD, openForgotten, sendMail } from './forgot-popup.ts'
import { tryToLogIn } from './login-popup.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 90_000 })

test.afterEach(({ request }) => calm(request))

test('[FORGOT-04] password recovery shows every failure, sets the focus and keeps the input', async ({
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

  // By e-mail, with a slider each time.
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
  // The account may request five an hour, and one was accepted.
  for (const _ of [2, 3, 4, 5]) {
    await sendMail(page)
    await expect(user).toBeFocused()
  }
  await sendMail(page)
  await expect(said).toContainText(/Tentativas demais.*Tente de novo em \d+:\d\d/)
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toBeFocused()
  await keepsByEmail()

  // The mobile has its own limit.
  await tab('Celular').click()
  await expect(said).toHaveCount(0)
  await mobile.fill('11 90000-0000')
  await code.fill('000000')
  await fresh.fill(NEW_PASSWORD)
  const keepsByMobile = async (password = NEW_PASSWORD) => {
    await expect(mobile).toHaveValue('11 90000-0000')
    await expect(code).toHaveValue('000000')
    await expect(fresh).toHaveValue(password)
  }
  // The response does not reveal whether the mobile is registered.
  await submit.click()
  await expect(said).toContainText(/Este código não confere.*Pode ter sido digitado errado/)
  await expect(code).toBeFocused()
  await keepsByMobile()
  await fresh.fill('palpite123')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription('Esta todo mundo conhece. Escolha outra.')
  await expect(fresh).toBeFocused()
  await keepsByMobile('palpite123')
  await fresh.fill(NEW_PASSWORD)
  await refuse('forgotPasswordByMobile', 'password.offRules', { minLength: 15, maxLength: 20 })
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription('De 15 a 20 caracteres, sem espaços.')
  await expect(fresh).toBeFocused()
  await keepsByMobile()
  // The form now applies the limit of the refusal.
  const longer = `${NEW_PASSWORD}-e-uva`
  await fresh.fill(longer)
  for (const [refusal, words] of [
    ['login.closed', 'Esta conta está encerrada'],
    ['login.notMember', 'Esta conta não joga aqui'],
    ['login.notAgent', 'Esta conta não é de agente'],
  ] as const) {
    await refuse('forgotPasswordByMobile', refusal)
    await submit.click()
    await expect(said).toContainText(words)
    await expect(submit).toBeFocused()
    await keepsByMobile(longer)
  }
  await setFault(request, 'forgotPasswordByMobile', { kind: 'unauthorised', times: 1 })
  await submit.click()
  await expect(said).toContainText('Algo quebrou do nosso lado')
  await expect(submit).toBeFocused()
  await keepsByMobile(longer)
  await refuse('forgotPasswordByMobile', 'forgot.throttled', { retryAfter: 90_000 })
  await submit.click()
  await expect(said).toContainText(/Tentativas demais.*Tente de novo em 1:(30|2\d)/)
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await keepsByMobile(longer)
  await tab('E-mail').click()
  await keepsByEmail()
  await expect(popup).toBeVisible()
  expectOnly(faults, /ERR_|500|401/)
})

test('says that a new password may already be valid when the response is lost', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const { submit, said, code, fresh, back } = await openForgotten(page)
  await fillInByMobile(page, anas)
  await setFault(request, 'forgotPasswordByMobile', { kind: 'cut', times: 1 })
  await submit.click()
  await expect(said).toContainText(/Não veio resposta.*Sua nova senha talvez já valha/)
  await expect(fresh).toHaveValue(NEW_PASSWORD)
  await submit.click()
  await expect(said).toContainText(/Este código não confere.*Sua nova senha talvez já valha/)
  await expect(code).toBeFocused()
  await back.click()
  await tryToLogIn(page, 'ana', NEW_PASSWORD)
  await expect(siteLayout(page).account).toBeFocused()
  // A browser retries a dropped connection by itself.
  expectOnly(faults, /ERR_|409/)
})
