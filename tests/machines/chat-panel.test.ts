import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { chatPanelModel } from '#tests/models/chat-panel.ts'

test('[CS-03] every way to a room of the lobby and from one to another, on a real actor', () => {
  const { findings } = checkModel(chatPanelModel, { acceptedFile: 'tests/models/chat-panel.paths.txt' })
  expect(findings).toEqual([])
})
