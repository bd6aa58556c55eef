import { beforeEach, expect, test, vi } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { contractStandingModel } from '#tests/models/contract-standing.ts'
import { storageOfStory } from '#tests/support/storage-of-story.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOfStory())
  return () => vi.unstubAllGlobals()
})

test('[AGENT-09] [CALL-13] every way of following how a member stands, on a real actor', () => {
  const { findings } = checkModel(contractStandingModel, {
    acceptedFile: 'tests/models/contract-standing.paths.txt',
  })
  expect(findings).toEqual([])
})
