import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadCountdowns, saveCountdowns } from '#api/auth/code-countdown.ts'
import { loadLoginThrottle, saveLoginThrottle } from '#api/auth/login-throttle.ts'
import { letIn } from '#tests/support/auth/login-story.ts'
import { fakeClock } from '#tests/views/kit/fake-clock.ts'
import { anyOf, patternOf, textOf } from '#tests/views/kit/texts.ts'
import { logIn, message, showLogin, submit } from './show-login.tsx'
import { solveSlider } from './solved-slider.ts'

const MINUTE = 60_000

const byMobile = page.getByRole('tab', { name: textOf('cashier.payoutAccount.keyKindPhone') })
const mobile = page.getByRole('textbox', { name: textOf('cashier.payoutAccount.keyKindPhone') })
const code = page.getByRole('textbox', { name: textOf('auth.smsCode.label') })
const getCode = page.getByRole('button', {
  name: anyOf(textOf('auth.smsCode.request'), patternOf('auth.smsCode.resendIn'), textOf('common.sending')),
})

afterEach(() => {
  saveLoginThrottle(0)
  saveCountdowns('login', {})
})

test('[LOGIN-16] shows a five-minute countdown after too many failed logins, even in a reopened popup', async () => {
  fakeClock()
  const { platform, unmount } = await showLogin()
  platform.logins.push({
    ok: false,
    refusal: { code: 'login.throttled', message: '', value: { retryAfter: 5 * MINUTE } },
  })
  await logIn('ninguem.demais', 'errada')
  const timer = message.getByRole('timer')
  await expect.element(message).toMatchTextContent(textOf('common.tooManyAttempts'))
  await expect.element(timer).toMatchTextContent(/^(5:00|4:5\d)$/)
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await vi.advanceTimersByTimeAsync(MINUTE)
  await expect.element(timer).toMatchTextContent(/^(4:00|3:[45]\d)$/)
  await unmount()

  const again = await showLogin({ throttledUntil: loadLoginThrottle() })
  again.platform.logins.push(letIn)
  await expect.element(timer).toMatchTextContent(/^(4:00|3:[45]\d)$/)
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(submit).not.toHaveAttribute('aria-disabled', 'true')
  await logIn('ana', 'palpite-demo-1')
  await expect.poll(() => again.platform.loginRequests).toHaveLength(1)
})

test('[LOGIN-07] shows the platform’s reason and waiting time when no login code is sent', async () => {
  fakeClock()
  const { platform } = await showLogin({ smsOffered: true })
  platform.codes.push(
    {
      ok: false,
      refusal: {
        code: 'code.throttled',
        message: 'Muitos códigos pedidos. Tente de novo em 1 minuto.',
        value: { retryAfter: MINUTE },
      },
    },
    { ok: false, refusal: { code: 'code.off', message: 'Códigos por SMS estão desligados.', value: {} } },
  )
  await byMobile.click()
  const warning = page.getByRole('dialog', { name: textOf('auth.smsCode.notSent') })
  await mobile.fill('11 98888-0001')
  await getCode.click()
  await solveSlider()
  await expect.element(warning).toMatchTextContent('Muitos códigos pedidos. Tente de novo em 1 minuto.')
  await expect
    .element(warning)
    .toMatchTextContent(new RegExp(textOf('auth.smsCode.waitTime', { element0: '(1:00|0:[345]\\d)' })))
  await expect.element(warning.getByRole('button', { name: textOf('common.acknowledge') })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(mobile).toHaveValue('11 98888-0001')
  await expect.element(getCode).toMatchTextContent(/^(1:00|0:[345]\d)$/)

  // No waiting time is shown if the platform gave none.
  await vi.advanceTimersByTimeAsync(1_000)
  await mobile.fill('11 98888-0002')
  await getCode.click()
  await solveSlider()
  await expect.element(warning).toMatchTextContent('Códigos por SMS estão desligados.')
  await expect.element(warning.getByRole('timer')).not.toBeInTheDocument()
})

test('[LOGIN-06] requires a number and a code, and keeps each number’s countdown in a reopened popup', async () => {
  fakeClock()
  const { platform, unmount } = await showLogin({ smsOffered: true })
  await byMobile.click()
  await submit.click()
  await expect.element(mobile).toHaveAccessibleDescription(textOf('auth.phone.required'))
  await expect.element(code).toHaveAccessibleDescription(textOf('auth.smsCode.required'))
  await mobile.fill('123')
  await getCode.click()
  await expect.element(mobile).toHaveAccessibleDescription(textOf('auth.phone.invalidBrazil'))
  await expect.element(mobile).toHaveFocus()
  expect(platform.sliderActions).toEqual([])
  platform.codes.push({ ok: true, value: { wait: MINUTE } })
  await mobile.fill('11 98888-0003')
  await getCode.click()
  await solveSlider()
  await expect.element(code).toHaveAccessibleDescription(textOf('common.codeSent'))
  await expect.element(code).toHaveFocus()
  await expect.element(getCode).toHaveAttribute('aria-disabled', 'true')
  await expect.element(getCode).toMatchTextContent(/^(1:00|0:5\d)$/)
  await mobile.fill('11 98888-0001')
  await expect.element(getCode).toHaveTextContent(textOf('auth.smsCode.request'))
  await expect.element(getCode).toHaveAttribute('aria-disabled', 'false')
  await mobile.fill('11 98888-0003')
  await expect.element(getCode).toMatchTextContent(/^(1:00|0:[45]\d)$/)
  await unmount()

  const again = await showLogin({ smsOffered: true, countdowns: loadCountdowns('login') })
  again.platform.logins.push({
    ok: false,
    refusal: { code: 'login.codeWrong', message: '', value: { captcha: false } },
  })
  await byMobile.click()
  await mobile.fill('11 98888-0003')
  await expect.element(getCode).toMatchTextContent(/^0:[345]\d$/)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await expect.element(getCode).toHaveTextContent(textOf('auth.smsCode.request'))
  await code.fill('000000')
  await submit.click()
  await expect.element(message).toMatchTextContent(textOf('auth.code.incorrect'))
  await expect.element(mobile).toHaveValue('11 98888-0003')
  await expect.element(code).toHaveFocus()
})
