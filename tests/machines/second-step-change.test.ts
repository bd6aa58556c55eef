import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { secondStepChangeModel } from '#tests/models/second-step-change.ts'

test('[MEM-02] every way of renewing recovery codes and of switching the second step off, on a real actor', () => {
  const { findings } = checkModel(secondStepChangeModel, {
    acceptedFile: 'tests/models/second-step-change.paths.txt',
  })
  expect(findings).toEqual([])
})
