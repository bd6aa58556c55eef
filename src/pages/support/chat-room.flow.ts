import { fromPromise } from 'xstate'
import { readChat, sendMessage } from '#api/support/chat-room.ts'
import { saveMessage } from '#api/support/message-draft.ts'
import { chatMessageMachine } from '#machines/support/chat-message.machine.ts'
import { chatRoomMachine } from '#machines/support/chat-room.machine.ts'

export const chatMessageFlow = chatMessageMachine.provide({
  actors: { sendMessage: fromPromise(({ input, signal }) => sendMessage(input, signal)) },
  actions: {
    saveText: ({ context: { draftOwner, roomId, text, outgoing } }) => {
      if (draftOwner !== null)
        saveMessage({ memberId: draftOwner, about: roomId }, { text, clientId: outgoing?.clientId ?? null })
    },
  },
})

export const chatRoomFlow = chatRoomMachine.provide({
  actors: {
    readChat: fromPromise(({ input, signal }) => readChat(input, signal)),
    chatMessage: chatMessageFlow,
  },
})
