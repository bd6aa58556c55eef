import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { contractAnswerModel } from '#tests/models/contract-answer.ts'

test('[CONTR-01] [CONTR-02] every way of answering a request, on a real actor', () => {
  const { findings } = checkModel(contractAnswerModel, {
    acceptedFile: 'tests/models/contract-answer.paths.txt',
  })
  expect(findings).toEqual([])
})
