import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { vendorMenuModel } from '#tests/models/vendor-menu.ts'

test('[HEAD-04] every way of the vendors’ drop-down menu, on a real actor', () => {
  const { findings } = checkModel(vendorMenuModel, { acceptedFile: 'tests/models/vendor-menu.paths.txt' })
  expect(findings).toEqual([])
})
