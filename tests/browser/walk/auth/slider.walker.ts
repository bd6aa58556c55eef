import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { offline } from '#tests/browser/walk/failure-messages.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { sliderModel } from '#tests/models/auth/slider.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { LoginPage, puzzle } from './login-page.ts'
import { exclusions } from './slider.exclusions.ts'

export async function walker({ page }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const site = await LoginPage.prepare(page)
  const { calls, popup } = site
  const handle = page.getByRole('slider')
  const status = popup.popup.getByRole('status')
  const says = (text: string | RegExp) => () => expect(status).toContainText(text)
  const isGone = () => expect(handle).toHaveCount(0)

  return {
    model: sliderModel,
    exclusions,
    unwalked: ['missed: slider.retry → loading'],
    starts: {
      start: async () => {
        await site.open()
        await site.submitByName()
      },
    },
    deeds: {
      'requestPuzzle: puzzle loaded': () => calls.answer(createSliderChallenge, { value: puzzle }),
      'requestPuzzle: too many requests': () =>
        calls.answer(createSliderChallenge, { refusal: 'slider.throttled', value: { retryAfter: 30_000 } }),
      'requestPuzzle: no answer': () => calls.answer(createSliderChallenge, 'broken'),
      'verifyPuzzle: puzzle solved': () => calls.answer(verifySlider, { value: { pass: 'proof' } }),
      'verifyPuzzle: piece not in place': () =>
        calls.answer(verifySlider, { refusal: 'slider.missed', value: {} }),
      'verifyPuzzle: puzzle expired': () =>
        calls.answer(verifySlider, { refusal: 'slider.expired', value: {} }),
      'verifyPuzzle: no answer': () => calls.answer(verifySlider, 'broken'),
      'slider.move to the middle': () => site.moveToMiddle(),
      'slider.move past the end': () => handle.press('End'),
      'slider.nudge to the right': () => handle.press('ArrowRight'),
      'slider.nudge before the start': async () => {
        await handle.press('Home')
        await handle.press('ArrowLeft')
      },
      'slider.drop': () => handle.press('Enter'),
      'slider.retry': () => page.getByRole('button', { name: textOf('auth.captcha.refresh') }).click(),
      'slider.cancel': () => page.getByRole('button', { name: textOf('common.back') }).click(),
    },
    pass: (milliseconds) => site.pass(milliseconds),
    sights: {
      loading: says(textOf('auth.slider.loading')),
      ready: says(textOf('auth.slider.ready')),
      verifying: says(textOf('common.checking')),
      missed: says(textOf('auth.slider.missed')),
      expired: says(textOf('auth.slider.expired')),
      failed: says(offline),
      throttled: says(patternOf('auth.slider.throttled')),
      passed: isGone,
      cancelled: isGone,
    },
    provoked: /ERR_/,
  }
}
