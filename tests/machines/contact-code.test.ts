import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { contactCodeModel } from '#tests/models/contact-code.ts'

test('[MEM-02] every way of having a code sent to what is to be bound, on a real actor', () => {
  const { findings } = checkModel(contactCodeModel, { acceptedFile: 'tests/models/contact-code.paths.txt' })
  expect(findings).toEqual([])
})
