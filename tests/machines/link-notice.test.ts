import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { linkNoticeModel } from '#tests/models/link-notice.ts'

test('every way through the notice of a login link, on a real actor', () => {
  const { findings } = checkModel(linkNoticeModel, { acceptedFile: 'tests/models/link-notice.paths.txt' })
  expect(findings).toEqual([])
})
