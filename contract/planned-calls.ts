import { listChatRooms, reportChatMessage } from './chat-room.ts'

/**
 * Calls that have their place but no handler yet. The platform does not serve them and the application does
 * not make them; one that is built moves to `calls`.
 */
export const plannedCalls = {
  listChatRooms,
  reportChatMessage,
}
