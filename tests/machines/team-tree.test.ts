import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { teamLevelModel } from '#tests/models/team-level.ts'
import { teamSearchModel } from '#tests/models/team-search.ts'
import { teamTreeModel } from '#tests/models/team-tree.ts'

test('every way through the team, on a real actor', () => {
  const { findings } = checkModel(teamTreeModel, { acceptedFile: 'tests/models/team-tree.paths.txt' })
  expect(findings).toEqual([])
})

test('every way of reading a level, on a real actor', () => {
  const { findings } = checkModel(teamLevelModel, { acceptedFile: 'tests/models/team-level.paths.txt' })
  expect(findings).toEqual([])
})

test('every way of looking for somebody in the team, on a real actor', () => {
  const { findings } = checkModel(teamSearchModel, { acceptedFile: 'tests/models/team-search.paths.txt' })
  expect(findings).toEqual([])
})
