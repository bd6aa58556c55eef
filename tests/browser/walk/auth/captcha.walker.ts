import { readCaptcha } from '#protocol/auth/captcha.ts'
import { login } from '#protocol/auth/login.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { captchaModel } from '#tests/models/auth/captcha.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { captchaPicture, LoginPage } from './login-page.ts'

export async function walker({ page }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const another = page.getByRole('button', { name: textOf('auth.captcha.refresh') })

  return {
    model: captchaModel,
    exclusions: [],
    unwalked: [],
    starts: {
      start: async () => {
        await site.open()
        await site.submitByName()
        await site.passSlider()
        await calls.answer(login, { refusal: 'login.captchaNeeded', value: { captcha: true } })
        await expect(popup.captcha).toBeFocused()
      },
    },
    deeds: {
      'requestCaptcha: image loaded': () => calls.answer(readCaptcha, { value: captchaPicture }),
      'requestCaptcha: too many requests': () =>
        calls.answer(readCaptcha, { refusal: 'captcha.throttled', value: { retryAfter: 30_000 } }),
      'requestCaptcha: no answer': () => calls.answer(readCaptcha, 'broken'),
      'captcha.refresh': () => another.click(),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      'picture.loading': () => expect(another).toHaveAttribute('aria-busy', 'true'),
      'picture.shown': () => expect(another.locator('img')).toBeVisible(),
      'picture.throttled': () =>
        expect(popup.captcha).toHaveAccessibleDescription(patternOf('auth.captcha.throttled')),
      'picture.failed': () =>
        expect(popup.captcha).toHaveAccessibleDescription(textOf('auth.captcha.loadFailed')),
      pace: { unseen: 'The rate limit is visible only in the outcome of a request.' },
    },
    provoked: /ERR_/,
  }
}
