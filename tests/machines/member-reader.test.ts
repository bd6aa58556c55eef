import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { memberReaderModel } from '#tests/models/member-reader.ts'

test('every way through the reading of the member, on a real actor', () => {
  const { findings } = checkModel(memberReaderModel, { acceptedFile: 'tests/models/member-reader.paths.txt' })
  expect(findings).toEqual([])
})
