import { fromPromise } from 'xstate'
import { readRooms } from '#api/support/chat-room.ts'
import { chatPanelMachine } from '#machines/support/chat-panel.machine.ts'

export const chatPanelFlow = chatPanelMachine.provide({
  actors: { readRooms: fromPromise(({ signal }) => readRooms(signal)) },
})
