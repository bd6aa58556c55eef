import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { secondStepSetupModel } from '#tests/models/second-step-setup.ts'

test('[MEM-02] every way of switching the second step on, on a real actor', () => {
  const { findings } = checkModel(secondStepSetupModel, {
    acceptedFile: 'tests/models/second-step-setup.paths.txt',
  })
  expect(findings).toEqual([])
})
