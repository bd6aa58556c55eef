import { readCaptcha } from '#contract/captcha.ts'
import { login } from '#contract/session.ts'
import { captchaModel } from '#tests/models/captcha.ts'
import { expect, test } from '../platform.ts'
import { captchaPicture, LoginPage } from './login-page.ts'
import { walkAll } from './walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every way through the captcha that a visitor can go, in the page', async ({ page, faults }) => {
  test.setTimeout(120_000)
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const another = page.getByRole('button', { name: 'Outra imagem' })

  await walkAll({
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
      'askForCaptcha: a picture': () => calls.answer(readCaptcha, { value: captchaPicture }),
      'askForCaptcha: too many': () =>
        calls.answer(readCaptcha, { refusal: 'captcha.throttled', value: { retryAfter: 30_000 } }),
      'askForCaptcha: no answer': () => calls.answer(readCaptcha, 'broken'),
      'captcha.refresh': () => another.click(),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      'picture.loading': () => expect(another).toHaveAttribute('aria-busy', 'true'),
      'picture.shown': () => expect(another.locator('img')).toBeVisible(),
      'picture.throttled': () => expect(popup.captcha).toHaveAccessibleDescription(/Imagens demais/),
      'picture.failed': () => expect(popup.captcha).toHaveAccessibleDescription(/A imagem não chegou/),
      pace: { unseen: 'How often one may ask shows only in what comes of asking.' },
    },
  })
  // The browser itself reports the calls that were cut off.
  expect(faults.splice(0).filter((fault) => !/ERR_(FAILED|CONNECTION_RESET)/.test(fault))).toEqual([])
})
