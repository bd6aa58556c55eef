import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { requestWatchModel } from '#tests/models/request-watch.ts'

test('[CONTR-06] every way of following a request that waits, on a real actor', () => {
  const { findings } = checkModel(requestWatchModel, {
    acceptedFile: 'tests/models/request-watch.paths.txt',
  })
  expect(findings).toEqual([])
})
