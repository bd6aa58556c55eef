import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FirebaseRefusal } from '#api/auth/firebase-phone.ts'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { fakeClock } from '#tests/views/kit/fake-clock.ts'
import { showLogin } from './show-login.tsx'
import { showRegistration, terms } from './show-registration.tsx'
import { solveSlider } from './solved-slider.ts'

type Way = 'login' | 'registration'

const MOBILE = '11 98888-0003'

const tooMany = {
  pt: 'Muitas tentativas. Tente de novo em 5 minutos.',
  en: 'Too many tries. Try again in 5 minutes.',
}

const sending: [FirebaseRefusal, Record<'pt' | 'en', string>][] = [
  [
    'numberInvalid',
    {
      pt: 'Este número não recebe SMS. Confira e peça de novo.',
      en: 'This number cannot get text messages. Check it and ask again.',
    },
  ],
  [
    'numberMissing',
    {
      pt: 'Falta o número do celular. Digite e peça de novo.',
      en: 'The mobile number is missing. Type it and ask again.',
    },
  ],
  [
    'captchaFailed',
    {
      pt: 'A verificação de que você não é um robô falhou. Tente de novo.',
      en: 'The check that you are no program failed. Try again.',
    },
  ],
  [
    'quotaExceeded',
    {
      pt: 'Não é possível enviar mais códigos por enquanto. Fale com o atendimento.',
      en: 'No more codes can be sent for now. Contact customer service.',
    },
  ],
  [
    'notAllowed',
    {
      pt: 'Não é permitido enviar códigos para este número. Fale com o atendimento.',
      en: 'Codes cannot be sent to this number. Contact customer service.',
    },
  ],
  [
    'unknown',
    {
      pt: 'Algo deu errado. Tente de novo; se continuar, fale com o atendimento.',
      en: 'Something went wrong. Try again; if it stays, contact customer service.',
    },
  ],
]

const expired = {
  pt: 'Este código não vale mais. Peça outro.',
  en: 'This code is no longer good. Ask for another one.',
}

const typing: [FirebaseRefusal, Record<'pt' | 'en', string>][] = [
  [
    'codeInvalid',
    {
      pt: 'Este código não confere. Confira e digite de novo.',
      en: 'This code does not fit. Check it and type it again.',
    },
  ],
  ['codeMissing', { pt: 'Digite o código do SMS.', en: 'Type the code from the text message.' }],
  ['tooManyRequests', tooMany],
  ['codeExpired', expired],
]

const labels = {
  pt: { mobile: 'Celular', code: 'Código', ask: /código/, warning: 'Nenhum código foi enviado' },
  en: { mobile: 'Mobile', code: 'Code', ask: /code/, warning: 'No code was sent' },
}
const submits = {
  pt: { login: /^Entra/, registration: /^Cadastra/ },
  en: { login: /^Log/, registration: /^Register/ },
}

/** Shows a form whose codes are sent by Firebase, with all fields but the code filled in. */
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
] as const)('$way, $language', ({ way, language }) => {
  test('[REG-15] shows a warning with advice when Firebase does not send a code', async () => {
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
