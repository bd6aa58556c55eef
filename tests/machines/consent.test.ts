import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { consentModel } from '#tests/models/consent.ts'

test('[SYS-11] every way of answering whether visits are measured, on a real actor', () => {
  const { findings } = checkModel(consentModel, { acceptedFile: 'tests/models/consent.paths.txt' })
  expect(findings).toEqual([])
})
