import { fromPromise } from 'xstate'
import { readConversation, sendServiceMessage } from '#api/support/live-chat.ts'
import { chatMessageFlow, chatRoomFlow } from './chat-room.flow.ts'

/** A conversation with customer service. It uses the chat room's machine with other API calls. */
export const conversationFlow = chatRoomFlow.provide({
  actors: {
    readChat: fromPromise(({ input, signal }) => readConversation(input, signal)),
    chatMessage: chatMessageFlow.provide({
      actors: { sendMessage: fromPromise(({ input, signal }) => sendServiceMessage(input, signal)) },
    }),
  },
})
