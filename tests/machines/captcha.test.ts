import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { captchaModel } from '#tests/models/captcha.ts'

test('every way through the captcha, on a real actor', () => {
  const { findings } = checkModel(captchaModel, { acceptedFile: 'tests/models/captcha.paths.txt' })
  expect(findings).toEqual([])
})
