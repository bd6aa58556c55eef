import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { smsCodeModel } from '#tests/models/sms-code.ts'

test('every way of having a code texted, on a real actor', () => {
  const { findings } = checkModel(smsCodeModel, { acceptedFile: 'tests/models/sms-code.paths.txt' })
  expect(findings).toEqual([])
})
