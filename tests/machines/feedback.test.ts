import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { feedbackModel } from '#tests/models/feedback.ts'

test('[HELP-01] every way of telling the operator something, on a real actor', () => {
  const { findings } = checkModel(feedbackModel, { acceptedFile: 'tests/models/feedback.paths.txt' })
  expect(findings).toEqual([])
})
