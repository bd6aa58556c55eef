import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { linkSharingModel } from '#tests/models/link-sharing.ts'

test('[MEM-11] every way of handing a link on, on a real actor', () => {
  const { findings } = checkModel(linkSharingModel, { acceptedFile: 'tests/models/link-sharing.paths.txt' })
  expect(findings).toEqual([])
})
