import type { ChatMessage } from '#protocol/support/chat-room.ts'

const byId = (one: ChatMessage, other: ChatMessage) => Number(one.id) - Number(other.id)

/** Merges two lists without duplicates, oldest first. */
export const mergeMessages = (
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] =>
  [...new Map([...known, ...added].map((message) => [message.id, message])).values()].toSorted(byId)

/** Removes the text of messages that were taken down since they were loaded. */
export const withoutTakenDown = (
  messages: readonly ChatMessage[],
  takenDown: readonly string[],
): readonly ChatMessage[] =>
  messages.map((message) => (takenDown.includes(message.id) ? { ...message, text: null } : message))
