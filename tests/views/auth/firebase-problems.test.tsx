import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { fakeClock } from '#tests/views/kit/fake-clock.ts'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { showLogin } from './show-login.tsx'
import { showRegistration, terms } from './show-registration.tsx'
import { solveSlider } from './solved-slider.ts'

type Way = 'login' | 'registration'

const MOBILE = '11 98888-0003'

const tooMany = {
  pt: textOf('auth.firebase.throttled'),
  en: textIn('en', 'auth.firebase.throttled'),
}

const sending: [FirebaseRefusal, Record<'pt' | 'en', string>][] = [
  [
    'numberInvalid',
    {
      pt: textOf('auth.firebase.numberInvalid'),
      en: textIn('en', 'auth.firebase.numberInvalid'),
    },
  ],
  [
    'numberMissing',
    {
      pt: textOf('auth.firebase.numberMissing'),
      en: textIn('en', 'auth.firebase.numberMissing'),
    },
  ],
  [
    'captchaFailed',
    {
      pt: textOf('auth.firebase.checkFailed'),
      en: textIn('en', 'auth.firebase.checkFailed'),
    },
  ],
  [
    'quotaExceeded',
    {
      pt: textOf('auth.firebase.quotaExceeded'),
      en: textIn('en', 'auth.firebase.quotaExceeded'),
    },
  ],
  [
    'notAllowed',
    {
      pt: textOf('auth.firebase.notAllowed'),
      en: textIn('en', 'auth.firebase.notAllowed'),
    },
  ],
  [
    'unknown',
    {
      pt: textOf('auth.firebase.failed'),
      en: textIn('en', 'auth.firebase.failed'),
    },
  ],
]

const expired = {
  pt: textOf('auth.firebase.codeExpired'),
  en: textIn('en', 'auth.firebase.codeExpired'),
}

const typing: [FirebaseRefusal, Record<'pt' | 'en', string>][] = [
  [
    'codeInvalid',
    {
      pt: textOf('auth.firebase.codeIncorrect'),
      en: textIn('en', 'auth.firebase.codeIncorrect'),
    },
  ],
  ['codeMissing', { pt: textOf('auth.smsCode.required'), en: textIn('en', 'auth.smsCode.required') }],
  ['tooManyRequests', tooMany],
  ['codeExpired', expired],
]

const labels = {
  pt: {
    mobile: textOf('cashier.payoutAccount.keyKindPhone'),
    code: textOf('auth.smsCode.label'),
    ask: /código/,
    warning: textOf('auth.smsCode.notSent'),
  },
  en: {
    mobile: textIn('en', 'common.phoneNumber'),
    code: textIn('en', 'auth.smsCode.label'),
    ask: /code/,
    warning: textIn('en', 'auth.smsCode.notSent'),
  },
}
const submits = {
  pt: { login: textOf('common.logIn'), registration: textOf('common.signUp') },
  en: { login: textIn('en', 'common.logIn'), registration: textIn('en', 'common.signUp') },
}

/** Shows a form whose codes Firebase sends, with all fields except the code filled in. */
async function showByFirebase(way: Way, language: 'pt' | 'en') {
  fakeClock()
  const { platform } =
    way === 'login'
      ? await showLogin({ smsOffered: true, codeSender: 'firebase' }, language)
      : await showRegistration({
          rules: rulesWith({}),
          offer: { methods: ['mobile'], mobilePasswordAsked: false },
          codeSender: 'firebase',
          language,
        })
  const own = labels[language]
  if (way === 'login') await page.getByRole('tab', { name: own.mobile }).click()
  else await terms.click()
  const mobile = page.getByRole('textbox', { name: own.mobile })
  await mobile.fill(MOBILE)
  return {
    platform,
    mobile,
    code: page.getByRole('textbox', { name: own.code, exact: true }),
    getCode: page.getByRole('button', { name: own.ask }),
    warning: page.getByRole('dialog', { name: own.warning }),
    async send() {
      await page.getByRole('button', { name: submits[language][way] }).click()
      if (way === 'registration') await solveSlider()
    },
  }
}

describe.each([
  { way: 'registration', language: 'en' },
  { way: 'login', language: 'pt' },
] as const)('the $way form in $language', ({ way, language }) => {
  test('[REG-15] shows a warning and gives advice when Firebase does not send a code', async () => {
    const { platform, mobile, getCode, warning } = await showByFirebase(way, language)
    for (const [problem, texts] of sending) {
      platform.firebaseSends.push({ ok: false, problem })
      await getCode.click()
      await expect.element(warning).toMatchTextContent(texts[language])
      await userEvent.keyboard('{Enter}')
      await expect.element(warning).not.toBeInTheDocument()
      await expect.element(mobile).toHaveValue(MOBILE)
      await expect.element(problem.startsWith('number') ? mobile : getCode).toHaveFocus()
      await vi.advanceTimersByTimeAsync(1_000)
      await expect.element(getCode).toHaveAttribute('aria-disabled', 'false')
    }
    platform.firebaseSends.push({ ok: false, problem: 'tooManyRequests' })
    await getCode.click()
    await expect.element(warning).toMatchTextContent(tooMany[language])
    await userEvent.keyboard('{Enter}')
    await expect.element(getCode).toMatchTextContent(/^(5:00|4:5\d)$/)
    await expect.element(getCode).toHaveAttribute('aria-disabled', 'true')
  })

  test('[REG-15] shows an error under the field when Firebase rejects a code', async () => {
    const { platform, getCode, code, send } = await showByFirebase(way, language)
    platform.firebaseSends.push({ ok: true, value: { wait: 60_000 } })
    await getCode.click()
    await expect.element(code).toHaveFocus()
    for (const [problem, texts] of typing) {
      platform.firebaseConfirms.push({ ok: false, problem })
      await code.fill('000000')
      await send()
      await expect.element(code).toHaveAccessibleDescription(texts[language])
      await expect.element(code).toHaveFocus()
      await code.fill('')
      await expect.element(code).not.toHaveAccessibleDescription(texts[language])
    }
  })
})
