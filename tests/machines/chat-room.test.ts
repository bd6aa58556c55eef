import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { chatRoomModel } from '#tests/models/chat-room.ts'

test('[GAME-12] [CS-03] every way of a room in which people talk, on a real actor', () => {
  const { findings } = checkModel(chatRoomModel, { acceptedFile: 'tests/models/chat-room.paths.txt' })
  expect(findings).toEqual([])
})
