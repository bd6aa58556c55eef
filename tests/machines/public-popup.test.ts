import { beforeEach, expect, test, vi } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { publicPopupModel } from '#tests/models/public-popup.ts'
import { storageOfStory } from '#tests/support/storage-of-story.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOfStory())
  vi.stubGlobal('localStorage', storageOfStory())
  return () => vi.unstubAllGlobals()
})

test('every way of showing popups, on a real actor', () => {
  const { findings } = checkModel(publicPopupModel, { acceptedFile: 'tests/models/public-popup.paths.txt' })
  expect(findings).toEqual([])
})
