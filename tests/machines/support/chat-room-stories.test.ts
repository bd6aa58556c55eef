import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { ChatRead, ChatRequest, OutgoingMessage, SendOutcome } from '#api/support/chat-room.ts'
import { loadMessage } from '#api/support/message-draft.ts'
import { chatMessageFlow, chatRoomFlow } from '#pages/support/chat-room.flow.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', storageOfStory()))
afterEach(() => void vi.unstubAllGlobals())

const room = { id: 'live-marina', kind: 'live', title: 'Marina', present: 2, open: true } as const
const messageLike = (id: string): ChatMessage => ({
  ...{ id, roomId: room.id, author: 'br***', icon: '', role: 'member', own: false },
  ...{ text: 'Boa!', at: '2026-12-01T10:00:00.000Z' },
})
const read = (...ids: string[]): ChatRead => ({
  ...{ outcome: 'read', room, messages: ids.map(messageLike), earlier: null },
  takenDown: [],
})

test('[GAME-12] messages that arrive while others load are loaded right afterwards', async () => {
  const reading = pendingCalls<ChatRead, ChatRequest>()
  const machine = chatRoomFlow.provide({ actors: { readChat: reading.logic } })
  const actor = createActor(machine, { input: { roomId: room.id } }).start()
  const shown = () => actor.getSnapshot().context.messages.map(({ id }) => id)
  actor.send({ type: 'chat.news' })
  await reading.calls[0]?.answer(read())
  expect(reading.calls).toHaveLength(2)
  actor.send({ type: 'chat.news' })
  await reading.calls[1]?.answer(read('1'))
  expect(reading.calls[2]?.input).toMatchObject({ since: '1' })
  await reading.calls[2]?.answer(read('2'))
  expect(shown()).toEqual(['1', '2'])
  expect(reading.calls).toHaveLength(3)
})

/** Opens the input line of a chat room with the draft saved in this tab. */
function openMessage(
  sendMessage: ReturnType<typeof pendingCalls<SendOutcome, OutgoingMessage>>['logic'],
  draftOwner: string | null = '7',
) {
  const chatMessage = chatMessageFlow.provide({ actors: { sendMessage } })
  const { logic: readChat } = pendingCalls<ChatRead, ChatRequest>()
  const unsent = loadMessage({ memberId: draftOwner ?? '', about: room.id })
  const actor = createActor(chatRoomFlow.provide({ actors: { readChat, chatMessage } }), {
    input: { roomId: room.id, draftOwner, unsent },
  }).start()
  const { chatMessage: message } = actor.getSnapshot().children
  if (!message) throw new Error('There is no line to write in.')
  return { send: message.send, getSnapshot: () => message.getSnapshot(), stop: () => actor.stop() }
}

test('[CS-02] a chat draft survives a reload for its member until it is sent', async () => {
  const sending = pendingCalls<SendOutcome, OutgoingMessage>()
  const open = (draftOwner: string | null = '7') => openMessage(sending.logic, draftOwner)
  const before = open()
  before.send({ type: 'text.change', text: 'Meu saque ' })
  before.stop()
  open(null).send({ type: 'text.change', text: 'Boa!' })
  expect(open('').getSnapshot().context.text).toBe('')
  const after = open()
  expect(after.getSnapshot().context.text).toBe('Meu saque ')
  after.send({ type: 'message.send' })
  await sending.calls[0]?.answer({ outcome: 'throttled', wait: 3_000 })
  expect(open().getSnapshot().context.text).toBe('Meu saque ')
  const last = open()
  last.send({ type: 'message.send' })
  await sending.calls[1]?.answer({ outcome: 'sent', message: messageLike('6') })
  expect(open().getSnapshot().context.text).toBe('')
})

test('[CS-02] a chat message is resent with the same id after a reload, but with a new id after an edit', async () => {
  const sending = pendingCalls<SendOutcome, OutgoingMessage>()
  const open = () => openMessage(sending.logic)
  const idOf = (call: number) => sending.calls[call]?.input.clientId
  const before = open()
  before.send({ type: 'text.change', text: 'Meu saque' })
  before.send({ type: 'message.send' })
  before.stop()
  const after = open()
  after.send({ type: 'message.send' })
  expect(idOf(1)).toBe(idOf(0))
  after.stop()
  const other = open()
  other.send({ type: 'text.change', text: 'Meu saque sumiu' })
  other.send({ type: 'message.send' })
  expect(idOf(2)).not.toBe(idOf(0))
  await sending.calls[2]?.answer({ outcome: 'sent', message: messageLike('6') })
  expect(loadMessage({ memberId: '7', about: room.id })).toEqual({ text: '', clientId: null })
})
