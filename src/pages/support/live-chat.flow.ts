import { fromPromise } from 'xstate'
import { openWindow, releaseWindow, reserveWindow } from '#api/browser/popup-window.ts'
import { clearChat, launchChat } from '#api/support/live-chat.ts'
import { liveChatMachine } from '#machines/support/live-chat.machine.ts'

export const liveChatFlow = liveChatMachine.provide({
  actors: {
    launchChat: fromPromise(({ input, signal }) => launchChat(input, signal)),
    openWindow: fromPromise(async ({ input }) => openWindow(input.href)),
  },
  actions: {
    reserveWindow,
    releaseWindow,
    clearLostChat: ({ context: { gone } }) => {
      if (gone !== null) clearChat(gone)
    },
  },
})
