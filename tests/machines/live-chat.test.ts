import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { liveChatModel } from '#tests/models/live-chat.ts'

test('[CS-02] every way to a conversation with customer service, on a real actor', () => {
  const { findings } = checkModel(liveChatModel, { acceptedFile: 'tests/models/live-chat.paths.txt' })
  expect(findings).toEqual([])
})
