import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { updateNoticeModel } from '#tests/models/update-notice.ts'

test('[SYS-12] every way of hearing of a newer site, on a real actor', () => {
  const { findings } = checkModel(updateNoticeModel, { acceptedFile: 'tests/models/update-notice.paths.txt' })
  expect(findings).toEqual([])
})
