import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { countriesModel } from '#tests/models/countries.ts'

test('every way of reading the countries, on a real actor', () => {
  const { findings } = checkModel(countriesModel, { acceptedFile: 'tests/models/countries.paths.txt' })
  expect(findings).toEqual([])
})
