import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { lobbyModel } from '#tests/models/lobby.ts'

test('[HOME-07] [HOME-09] every way through a list of games, on a real actor', () => {
  const { findings } = checkModel(lobbyModel, { acceptedFile: 'tests/models/lobby.paths.txt' })
  expect(findings).toEqual([])
})
