import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise, type InputFrom } from 'xstate'
import type { LoginAnswer, LoginRequest } from '#api/auth/login.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { loginMachine } from '#machines/auth/login.machine.ts'
import { show } from '#tests/views/kit/show.tsx'
import { LoginSteps } from '#ui/auth/login/login-steps.tsx'
import { slider, solveSlider } from './solved-slider.ts'

type LoginInput = InputFrom<typeof loginMachine>

const visitor: LoginInput = {
  side: 'player',
  smsOffered: false,
  freePlayOffered: true,
  registrationOffered: true,
  codeSender: 'platform',
  remembered: null,
  dialingCode: '55',
  countdowns: {},
  throttledUntil: 0,
}

/** A login whose requests are kept, and each answered by `answer`. */
function startLogin(answer: () => LoginAnswer, input: Partial<LoginInput> = {}) {
  const requests: LoginRequest[] = []
  const logIn = fromPromise<LoginAnswer, LoginRequest>(async ({ input }) => {
    requests.push(input)
    return answer()
  })
  const actor = createActor(loginMachine.provide({ actors: { slider, logIn } }), {
    input: { ...visitor, ...input },
  })
  return { actor: actor.start(), requests }
}

const wrong = (): LoginAnswer => ({
  ok: false,
  refusal: { code: 'login.wrong', message: '', value: { captcha: false } },
})

const user = page.getByLabelText('Usuário')
const password = page.getByLabelText('Senha', { exact: true })
const submit = page.getByRole('button', { name: 'Entrar' })

test('[LOGIN-02] shows errors on empty fields first, and sends the user name trimmed', async () => {
  const { actor, requests } = startLogin(wrong)
  await show(<LoginSteps actor={actor} onTerms={() => {}} />)
  await user.fill('   ')
  await submit.click()
  await expect.element(user).toHaveAccessibleDescription('Digite seu usuário.')
  await expect.element(password).toHaveAccessibleDescription('Digite sua senha.')
  await expect.element(user).toHaveFocus()
  await user.fill(' ana ')
  await expect.element(user).toHaveAccessibleDescription('')
  await submit.click()
  await expect.element(password).toHaveFocus()
  expect(requests).toEqual([])
  await password.fill(' palpite-demo-1 ')
  await submit.click()
  await solveSlider()
  await expect.element(page.getByRole('alert').getByText(/^Usuário ou senha/)).toBeVisible()
  expect(requests).toEqual([
    expect.objectContaining({
      type: 'username',
      username: 'ana',
      password: 'palpite-demo-1',
      slider: 'proof',
    }),
  ])
})

test('[LOGIN-13] shows and hides the password, also by keyboard', async () => {
  const { actor } = startLogin(wrong)
  await show(<LoginSteps actor={actor} onTerms={() => {}} />)
  await password.fill('segredo-9')
  await expect.element(password).toHaveAttribute('type', 'password')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Mostrar a senha' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('segredo-9')
  await page.getByRole('button', { name: 'Esconder a senha' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('keeps the input after a wrong password and focuses the password', async () => {
  const { actor } = startLogin(wrong)
  await show(<LoginSteps actor={actor} onTerms={() => {}} />)
  await user.fill('ana')
  await password.fill('errada')
  await submit.click()
  await solveSlider()
  await expect.element(password).toHaveFocus()
  await expect.element(user).toHaveValue('ana')
  await expect.element(password).toHaveValue('errada')
})

test('shows an agent the form in English without free play and registration', async () => {
  const { actor } = startLogin(wrong, {
    side: 'agent',
    freePlayOffered: false,
    registrationOffered: false,
  })
  await show(<LoginSteps actor={actor} onTerms={() => {}} />, 'en')
  await expect.element(page.getByLabelText('User name')).toHaveFocus()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByLabelText('User name')).toHaveAccessibleDescription('Type your user name.')
  for (const name of ['Play for free', 'Register'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

test('reports a login without an answer and sends it again', async () => {
  const { actor, requests } = startLogin(() => {
    throw new CallFailed('timeout')
  })
  await show(<LoginSteps actor={actor} onTerms={() => {}} />)
  await user.fill('ana')
  await password.fill('palpite-demo-1')
  await submit.click()
  await solveSlider()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await submit.click()
  await solveSlider()
  await expect.poll(() => requests).toHaveLength(2)
})
