import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { accessEndingModel } from '#tests/models/access-ending.ts'

test('[MEM-02] every way of ending a session or forgetting a device, on a real actor', () => {
  const { findings } = checkModel(accessEndingModel, { acceptedFile: 'tests/models/access-ending.paths.txt' })
  expect(findings).toEqual([])
})
