import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { LoginAnswer, LoginRequest } from '#api/auth/login.ts'
import type { CodeAnswer, CodeRequest } from '#api/auth/sms-code.ts'
import { loginMachine } from '#machines/auth/login.machine.ts'
import { loginAttemptMachine } from '#machines/auth/login-attempt.machine.ts'
import { registrationMachine } from '#machines/auth/registration.machine.ts'
import { smsCodeMachine } from '#machines/auth/sms-code.machine.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { LoginSteps } from '#ui/auth/login/login-steps.tsx'
import { Registration } from '#ui/auth/registration/registration.tsx'
import { slider, solveSlider } from './solved-slider.ts'

const CODE_SENT = textOf('common.codeSent')

/** Returns a stub that sends every requested code and records the requests. */
function smsCodes() {
  const requests: CodeRequest[] = []
  const requestCode = fromPromise<CodeAnswer, CodeRequest>(async ({ input }) => {
    requests.push(input)
    return { ok: true, value: { wait: 60_000 } }
  })
  return { requests, smsCode: smsCodeMachine.provide({ actors: { slider, requestCode } }) }
}

const code = page.getByLabelText(textOf('auth.smsCode.label'), { exact: true })
const getCode = page.getByRole('button', { name: textOf('auth.smsCode.request') })

test('the login accepts a mobile number with a carrier code, and a login code with a space', async () => {
  const { requests, smsCode } = smsCodes()
  const logins: LoginRequest[] = []
  const logIn = fromPromise<LoginAnswer, LoginRequest>(async ({ input }) => {
    logins.push(input)
    return { ok: true, value: loggedInAs(player) }
  })
  const attempt = loginAttemptMachine.provide({ actors: { logIn } })
  const actor = createActor(loginMachine.provide({ actors: { smsCode, attempt } }), {
    input: {
      side: 'player',
      smsOffered: true,
      freePlayOffered: false,
      registrationOffered: false,
      codeSender: 'platform',
      remembered: null,
      dialingCode: '55',
      countdowns: {},
      throttledUntil: 0,
    },
  })
  await show(<LoginSteps actor={actor.start()} onTerms={() => {}} />)
  await page.getByRole('tab', { name: textOf('cashier.payoutAccount.keyKindPhone') }).click()
  const mobile = page.getByLabelText(textOf('cashier.payoutAccount.keyKindPhone'), { exact: true })
  await mobile.fill('1133334444')
  await getCode.click()
  await expect.element(mobile).toHaveAccessibleDescription(textOf('auth.phone.invalidBrazil'))
  expect(requests).toEqual([])
  await mobile.fill('\u202a0 15 11 98888\u20110001\u202c')
  await getCode.click()
  await solveSlider()
  await expect.element(code).toHaveAccessibleDescription(CODE_SENT)
  expect(requests).toEqual([
    { use: 'login', mobile: { mobileNum: '11988880001', countryDialingCode: '55' }, slider: 'proof' },
  ])
  await code.fill('246 35')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}8')
  await expect.element(code).toHaveValue('246 835')
  await page.getByRole('button', { name: textOf('common.logIn') }).click()
  await expect
    .poll(() => logins)
    .toEqual([
      {
        type: 'sms',
        mobileNum: '11988880001',
        countryDialingCode: '55',
        verificationCode: '246835',
        side: 'player',
      },
    ])
})

test('the registration accepts an international number and extracts the code from a pasted message', async () => {
  const { requests, smsCode } = smsCodes()
  const actor = createActor(
    registrationMachine.provide({ actors: { smsCode, readRules: fromPromise(async () => ({})) } }),
    {
      input: {
        offer: { methods: ['mobile'], mobilePasswordAsked: false, codeAsked: true, captchaAsked: false },
        codeSender: 'platform',
        dialingCode: '55',
        countdowns: {},
        codes: { affiliateCode: '', referralCode: '' },
        place: { registerUrl: 'https://palpite.example/register', domain: 'palpite.example' },
        draft: null,
      },
    },
  )
  await show(<Registration actor={actor.start()} banner={null} onTerms={() => {}} onClose={() => {}} />)
  await page
    .getByRole('textbox', { name: textOf('common.phoneNumber') })
    .fill('+55\u00a0(55)\u00a099999\u20131234')
  await getCode.click()
  await solveSlider()
  await expect.element(code).toHaveAccessibleDescription(CODE_SENT)
  expect(requests).toEqual([
    { use: 'register', mobile: { mobileNum: '55999991234', countryDialingCode: '55' }, slider: 'proof' },
  ])
  await code.fill('Palpite: seu código é 246 835. Vale 10 minutos.')
  await expect.element(code).toHaveValue('246835')
})
