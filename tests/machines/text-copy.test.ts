import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { textCopyModel } from '#tests/models/text-copy.ts'

test('[MEM-02] every way of copying a text, on a real actor', () => {
  const { findings } = checkModel(textCopyModel, { acceptedFile: 'tests/models/text-copy.paths.txt' })
  expect(findings).toEqual([])
})
