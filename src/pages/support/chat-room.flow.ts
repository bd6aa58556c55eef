import { fromPromise } from 'xstate'
import { readChat, say } from '#api/support/chat-room.ts'
import { saveMessage } from '#api/support/message-draft.ts'
import { chatRoomMachine } from '#machines/support/chat-room.machine.ts'

export const chatRoomFlow = chatRoomMachine.provide({
  actors: {
    readChat: fromPromise(({ input, signal }) => readChat(input, signal)),
    say: fromPromise(({ input, signal }) => say(input, signal)),
  },
  actions: {
    saveText: ({ context: { keptFor, roomId, text, saying } }) => {
      if (keptFor !== null)
        saveMessage({ memberId: keptFor, about: roomId }, { text, clientId: saying?.clientId ?? null })
    },
  },
})
