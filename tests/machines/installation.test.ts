import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { installationModel } from '#tests/models/installation.ts'

test('[DL-01] every way of having the site as an app, on a real actor', () => {
  const { findings } = checkModel(installationModel, { acceptedFile: 'tests/models/installation.paths.txt' })
  expect(findings).toEqual([])
})
