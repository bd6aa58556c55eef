import { fromPromise } from 'xstate'
import { readConversation, sayToService } from '#api/support/live-chat.ts'
import { chatRoomFlow } from './chat-room.flow.ts'

/** A conversation with customer service: the chat room's chart with other calls. */
export const conversationFlow = chatRoomFlow.provide({
  actors: {
    readChat: fromPromise(({ input, signal }) => readConversation(input, signal)),
    say: fromPromise(({ input, signal }) => sayToService(input, signal)),
  },
})
