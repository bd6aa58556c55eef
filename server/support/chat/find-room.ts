import { and, eq } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import type { readChatHistory } from '#protocol/support/chat-room.ts'
import { NotFound } from '#server/core/not-found.ts'
import { game } from '#server/games/game.table.ts'
import { gameName } from '#server/games/game-name.ts'
import { vendor } from '#server/games/vendor.table.ts'
import type { Member } from '#server/identity/sessions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import type { LobbyRoom } from '#server/support/default-rooms.ts'
import { chatRoomsSetting } from '#server/support/support.settings.ts'
import { localize } from '#server/texts/localized-text.ts'
import { roomOfTable, tableOfRoom } from './table-room.ts'

export type Room = Omit<ReplyOf<typeof readChatHistory>['room'], 'present'> & { about: string }

type Query = { member: Member; language: Language; now: Date }

const LOBBY = 'lobby-'

export const isChatOn = async ({ database }: Platform): Promise<boolean> =>
  isModuleOn(await readSetting(database, modulesSetting), 'CHATROOM3')

export async function lobbyRooms(platform: Platform, query: Query): Promise<Room[]> {
  const rooms = await readSetting(platform.database, chatRoomsSetting)
  const isAgent = platform.operator.agentTypes.includes(query.member.type)
  return rooms
    .filter(({ agentsOnly }) => isAgent || !agentsOnly)
    .map((room) => toRoomDto(platform, room, query))
}

/** @throws NotFound if the room does not exist or the member may not enter it */
export async function findRoom(platform: Platform, roomId: string, query: Query): Promise<Room> {
  const nodeId = tableOfRoom(roomId)
  if (nodeId !== null) return tableRoom(platform, nodeId, query)
  const room = (await lobbyRooms(platform, query)).find(({ id }) => id === roomId)
  if (!room) throw new NotFound()
  return room
}

/**
 * Trial players can only read lobby rooms. A mute would not deter them, because they can get a new account
 * for free.
 */
const toRoomDto = ({ operator }: Platform, room: LobbyRoom, { member, language }: Query): Room => ({
  id: LOBBY + room.id,
  kind: 'lobby',
  title: localize(room.title, language),
  about: localize(room.about, language),
  open: room.open && !operator.trialTypes.includes(member.type),
})

/** GAME-12 */
async function tableRoom({ database }: Platform, nodeId: number, { language, now }: Query): Promise<Room> {
  const [found] = await database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(game.nodeId, nodeId), eq(game.engine, 'live'), eq(game.group, false)))
  if (!found) throw new NotFound()
  const { closedUntil } = found.vendor
  return {
    id: roomOfTable(nodeId),
    kind: 'live',
    title: gameName(found.game, language),
    about: '',
    open: !found.game.withdrawn && !(closedUntil && closedUntil > now),
  }
}
