import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { bindContactModel } from '#tests/models/bind-contact.ts'

test('[MEM-02] every way of binding a mobile or an address, on a real actor', () => {
  const { findings } = checkModel(bindContactModel, { acceptedFile: 'tests/models/bind-contact.paths.txt' })
  expect(findings).toEqual([])
})
