import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { ChatRead, ChatRequest, OutgoingMessage, SendOutcome } from '#api/support/chat-room.ts'
import { chatMessageMachine } from '#machines/support/chat-message.machine.ts'
import { chatRoomMachine } from '#machines/support/chat-room.machine.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { fakeClock } from '#tests/views/kit/fake-clock.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { ChatRoom } from '#ui/support/chat-room/chat-room.tsx'

const emptyRoom: ChatRead = {
  outcome: 'read',
  room: { id: 'general', kind: 'lobby', title: 'Geral', present: 2, open: true },
  messages: [],
  earlier: null,
  takenDown: [],
}

const messageOf = ({ clientId, roomId, text }: OutgoingMessage): ChatMessage => ({
  id: clientId,
  roomId,
  author: 'an***',
  icon: '',
  role: 'member',
  own: true,
  text,
  at: '2026-12-01T10:00:00.000Z',
})

/** Shows an empty room, where the first message is rate-limited and later ones are posted. */
async function showThrottledRoom(wait: number) {
  let isFirst = true
  const sendMessage = fromPromise<SendOutcome, OutgoingMessage>(async ({ input }) => {
    if (!isFirst) return { outcome: 'sent', message: messageOf(input) }
    isFirst = false
    return { outcome: 'throttled', wait }
  })
  const chat = createActor(
    chatRoomMachine.provide({
      actors: {
        readChat: fromPromise<ChatRead, ChatRequest>(async () => emptyRoom),
        chatMessage: chatMessageMachine.provide({ actors: { sendMessage } }),
      },
    }),
    { input: { roomId: 'general' } },
  )
  await show(<ChatRoom chat={chat.start()} />)
}

test('[CS-03] when rate-limited, keeps the text and counts down to the next chat message', async () => {
  fakeClock()
  await showThrottledRoom(9_000)
  const line = page.getByRole('textbox', { name: textOf('support.chatRoom.messageField') })
  const status = page.getByRole('status')
  await line.fill('E mais uma')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(status)
    .toMatchTextContent(new RegExp(textOf('support.chatRoom.nextMessageIn', { element0: '0:0[5-9]' })))
  await expect.element(line).toHaveValue('E mais uma')
  await vi.advanceTimersByTimeAsync(9_000)
  await expect.element(status).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('log').getByText('E mais uma')).toBeVisible()
  await expect.element(line).toHaveValue('')
})
