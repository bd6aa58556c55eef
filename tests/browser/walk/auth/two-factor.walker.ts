import { login } from '#protocol/auth/login.ts'
import { verifyTwoFactor } from '#protocol/auth/two-factor-login.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { twoFactor } from '#tests/browser/auth/two-factor-form.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { twoFactorModel } from '#tests/models/auth/two-factor.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { textOf } from '#tests/support/texts.ts'
import { LoginPage } from './login-page.ts'
import { exclusions } from './two-factor.exclusions.ts'

export async function walker({ page, request }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const token = await startFreePlay(request)
  const { code, recoveryCode, other, remember, submit, back, said } = twoFactor(page)
  const field = code.or(recoveryCode)
  const saysNothing = () => expect(said).toHaveCount(0)
  const says = (text: string | RegExp) => () => expect(said).toContainText(text)
  const refused = (refusal: string, value: object) => () => calls.answer(verifyTwoFactor, { refusal, value })

  return {
    model: twoFactorModel,
    exclusions,
    unwalked: [],
    starts: {
      start: async () => {
        await site.openAfterSession()
        await site.submitByName()
        await site.passSlider()
        const value = { challenge: 'challenge', expiresAt: '2030-01-01T00:05:00.000Z' }
        await calls.answer(login, { refusal: 'login.secondStepNeeded', value })
        await expect(code).toBeFocused()
      },
    },
    deeds: {
      'code.change six digits': () => field.fill('123 456'),
      'code.change a word': () => field.fill('palpite'),
      'kind.choose': () => other.click(),
      'remember.change': () => remember.check(),
      // `force` presses the button even while it is disabled.
      'code.submit': () => submit.click({ force: true }),
      'twoFactor.cancel': () => back.click(),
      'verifyCode: logged in': () =>
        calls.answer(verifyTwoFactor, { value: { ...loggedInAs(player), token, device: 'device' } }),
      'verifyCode: wrong code': refused('secondStep.codeWrong', { guessesLeft: 4 }),
      'verifyCode: wrong code, last attempt': refused('secondStep.codeWrong', { guessesLeft: 0 }),
      'verifyCode: code expired': refused('secondStep.expired', {}),
      'verifyCode: too many attempts': refused('secondStep.throttled', { retryAfter: 60_000 }),
      'verifyCode: no answer in time': async () => {
        await calls.answer(verifyTwoFactor, 'silence')
        await site.losePatience()
      },
      'verifyCode: too many requests': () =>
        calls.answer(verifyTwoFactor, { status: 429, code: 'call.throttled', retryAfter: 30 }),
      'verifyCode: not allowed': () => calls.answer(verifyTwoFactor, { status: 403, code: 'call.forbidden' }),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      'editing.idle': saysNothing,
      'editing.invalid': async () => {
        await saysNothing()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      },
      'editing.wrong': says(textOf('auth.twoFactor.incorrectHelp', { guessesLeft: 4 })),
      'editing.outcomeUnknown': says(textOf('kit.feedback.noResponse')),
      'editing.failed': says(textOf('kit.errors.ourFault')),
      verifying: () => expect(submit).toHaveText(textOf('common.checking')),
      throttled: async () => {
        await says(textOf('common.tooManyAttempts'))()
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
      },
      done: () => expect(popup.popup).toHaveCount(0),
      expired: () => expect(popup.said).toContainText(textOf('auth.login.twoFactorExpired')),
      cancelled: async () => {
        await expect(popup.user).toHaveValue('ana')
        await saysNothing()
      },
    },
    provoked: /ERR_|403|404|429/,
  }
}
