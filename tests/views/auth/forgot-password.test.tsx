import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MailAnswer, NewPasswordAnswer } from '#api/auth/forgot-password.ts'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { openForgotten } from '#tests/support/auth/forgot-story.ts'
import { fakeClock } from '#tests/views/kit/fake-clock.ts'
import { show } from '#tests/views/kit/show.tsx'
import { anyOf, textOf } from '#tests/views/kit/texts.ts'
import { ForgotPassword } from '#ui/auth/forgot-password/forgot-password.tsx'
import { solveSlider } from './solved-slider.ts'

type MailRefusal = Extract<MailAnswer, { ok: false }>['refusal']
type ChangeRefusal = Extract<NewPasswordAnswer, { ok: false }>['refusal']

const noMail = (refusal: MailRefusal): MailAnswer => ({ ok: false, refusal })
const noChange = (refusal: ChangeRefusal): NewPasswordAnswer => ({ ok: false, refusal })

const NEW_PASSWORD = 'caju-e-manga-7'

const byEmail = page.getByRole('tab', { name: textOf('account.securityCenter.email') })
const byMobile = page.getByRole('tab', { name: textOf('cashier.payoutAccount.keyKindPhone') })
const user = page.getByLabelText(textOf('common.username'))
const email = page.getByRole('textbox', { name: textOf('account.securityCenter.email') })
const mobile = page.getByRole('textbox', { name: textOf('cashier.payoutAccount.keyKindPhone') })
const code = page.getByRole('textbox', { name: textOf('auth.smsCode.label') })
const newPassword = page.getByLabelText(textOf('auth.changePassword.new'), { exact: true })
const submit = page.getByRole('button', {
  name: anyOf(
    textOf('auth.forgotPassword.sendEmail'),
    textOf('common.sending'),
    textOf('auth.forgotPassword.save'),
    textOf('common.changing'),
  ),
})
const message = page.getByRole('alert')

afterEach(forgotPasswordDraft.clear)

async function showForgotten() {
  fakeClock()
  const { platform, actor } = openForgotten()
  await show(<ForgotPassword actor={actor} banner={null} onClose={() => {}} />)
  return platform
}

test('[FORGOT-04] password recovery by email shows every failure, sets the focus and keeps the input', async () => {
  const platform = await showForgotten()
  await byEmail.click()
  await user.fill('ana')
  await email.fill('not-hers@example.com')
  const sendMail = async (answer: MailAnswer | Error, text: string | RegExp) => {
    platform.mails.push(answer)
    await submit.click()
    await solveSlider()
    await expect.element(message).toMatchTextContent(text)
    await expect.element(user).toHaveValue('ana')
    await expect.element(email).toHaveValue('not-hers@example.com')
  }

  await sendMail(
    noMail({ code: 'forgot.unknown', message: '', value: {} }),
    textOf('auth.forgotPassword.notFound'),
  )
  await expect.element(user).toHaveFocus()
  await sendMail(
    noMail({ code: 'forgot.sliderFailed', message: '', value: {} }),
    textOf('auth.slider.solveAgain'),
  )
  await expect.element(submit).toHaveFocus()
  await sendMail(
    new CallFailed('server'),
    new RegExp(`${textOf('kit.errors.ourFault')}.*${textOf('kit.errors.inputKept')}`),
  )
  await expect.element(submit).toHaveFocus()
  await sendMail(new CallFailed('offline'), textOf('kit.feedback.noResponse'))
  await expect.element(submit).toHaveFocus()
  await sendMail(
    noMail({ code: 'forgot.throttled', message: '', value: { retryAfter: 3_000_000 } }),
    new RegExp(
      `${textOf('common.tooManyAttempts')}.*${textOf('kit.errors.tryAgainIn', { element0: '(50:00|49:[345]\\d)' })}`,
    ),
  )
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(submit).toHaveFocus()

  // Recovery by mobile has a separate rate limit.
  await byMobile.click()
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(submit).not.toHaveAttribute('aria-disabled', 'true')
  await byEmail.click()
  await expect.element(user).toHaveValue('ana')
  await expect.element(email).toHaveValue('not-hers@example.com')
})

test('[FORGOT-04] password recovery by mobile shows every failure, sets the focus and keeps the input', async () => {
  const platform = await showForgotten()
  await mobile.fill('11 90000-0000')
  await code.fill('000000')
  const send = async (typed: string, answer: NewPasswordAnswer | Error) => {
    platform.changes.push(answer)
    await newPassword.fill(typed)
    await submit.click()
    await expect.poll(() => platform.changes).toEqual([])
  }
  const keeps = async (typed: string) => {
    await expect.element(mobile).toHaveValue('11 90000-0000')
    await expect.element(code).toHaveValue('000000')
    await expect.element(newPassword).toHaveValue(typed)
  }

  await send(NEW_PASSWORD, noChange({ code: 'forgot.codeWrong', message: '', value: {} }))
  await expect
    .element(message)
    .toMatchTextContent(
      new RegExp(`${textOf('auth.code.incorrect')}.*${textOf('auth.smsCode.incorrectHelp')}`),
    )
  await expect.element(code).toHaveFocus()
  await keeps(NEW_PASSWORD)
  await send('palpite123', noChange({ code: 'password.default', message: '', value: {} }))
  await expect.element(newPassword).toHaveAccessibleDescription(textOf('auth.changePassword.tooCommon'))
  await expect.element(newPassword).toHaveFocus()
  await keeps('palpite123')
  const lengths = { minLength: 15, maxLength: 20 }
  await send(NEW_PASSWORD, noChange({ code: 'password.offRules', message: '', value: lengths }))
  await expect
    .element(newPassword)
    .toHaveAccessibleDescription(textOf('auth.changePassword.offRules', { 0: 15, 1: 20 }))
  await expect.element(newPassword).toHaveFocus()
  await keeps(NEW_PASSWORD)
  // The form now applies the length limits from the rejection.
  await submit.click()
  await expect.element(newPassword).toHaveAttribute('aria-invalid', 'true')
  expect(platform.changeRequests).toHaveLength(3)
  const longer = `${NEW_PASSWORD}-e-uva`
  for (const [refused, text] of [
    ['login.closed', textOf('common.accountClosed')],
    ['login.notMember', textOf('auth.login.notPlayer')],
    ['login.notAgent', textOf('auth.login.notAgent')],
  ] as const) {
    await send(longer, noChange({ code: refused, message: '', value: {} }))
    await expect.element(message).toMatchTextContent(text)
    await expect.element(submit).toHaveFocus()
    await keeps(longer)
  }
  await send(longer, new CallFailed('unauthorised'))
  await expect.element(message).toMatchTextContent(textOf('kit.errors.ourFault'))
  await expect.element(submit).toHaveFocus()
  await keeps(longer)
  await send(longer, noChange({ code: 'forgot.throttled', message: '', value: { retryAfter: 90_000 } }))
  await expect
    .element(message)
    .toMatchTextContent(
      new RegExp(
        `${textOf('common.tooManyAttempts')}.*${textOf('kit.errors.tryAgainIn', { element0: '1:(30|2\\d)' })}`,
      ),
    )
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await keeps(longer)
})
