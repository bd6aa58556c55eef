import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { socketModel } from '#tests/models/socket.ts'

test('every way through the socket, on a real actor', () => {
  const { findings } = checkModel(socketModel, { acceptedFile: 'tests/models/socket.paths.txt' })
  expect(findings).toEqual([])
})
