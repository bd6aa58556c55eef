import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { downlineLinksModel } from '#tests/models/downline-links.ts'
import { downlineRegistrationModel } from '#tests/models/downline-registration.ts'

test('every way of registering somebody beneath oneself, on a real actor', () => {
  const { findings } = checkModel(downlineRegistrationModel, {
    acceptedFile: 'tests/models/downline-registration.paths.txt',
  })
  expect(findings).toEqual([])
})

test('every way of making and handing on registration links, on a real actor', () => {
  const { findings } = checkModel(downlineLinksModel, {
    acceptedFile: 'tests/models/downline-links.paths.txt',
  })
  expect(findings).toEqual([])
})
