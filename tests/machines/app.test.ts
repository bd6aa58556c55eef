import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { appModel } from '#tests/models/app.ts'

test('every way through the page as a whole, on a real actor', () => {
  const { findings } = checkModel(appModel, { acceptedFile: 'tests/models/app.paths.txt' })
  expect(findings).toEqual([])
})
