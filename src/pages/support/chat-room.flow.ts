import { fromPromise } from 'xstate'
import { readChat, sendMessage } from '#api/support/chat-room.ts'
import { saveMessage } from '#api/support/message-draft.ts'
import { chatRoomMachine } from '#machines/support/chat-room.machine.ts'

export const chatRoomFlow = chatRoomMachine.provide({
  actors: {
    readChat: fromPromise(({ input, signal }) => readChat(input, signal)),
    sendMessage: fromPromise(({ input, signal }) => sendMessage(input, signal)),
  },
  actions: {
    saveText: ({ context: { draftOwner, roomId, text, outgoing } }) => {
      if (draftOwner !== null)
        saveMessage({ memberId: draftOwner, about: roomId }, { text, clientId: outgoing?.clientId ?? null })
    },
  },
})
