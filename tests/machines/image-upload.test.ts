import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { imageUploadModel } from '#tests/models/image-upload.ts'

test('[ERR-03] every way of sending images, on a real actor', () => {
  const { findings } = checkModel(imageUploadModel, { acceptedFile: 'tests/models/image-upload.paths.txt' })
  expect(findings).toEqual([])
})
