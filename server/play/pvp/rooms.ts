import type { MessageDescriptor } from '@lingui/core'
export type Room = { number: number; stake: number; name: MessageDescriptor }

export const rooms: readonly Room[] = [
  {
    number: 1,
    stake: 100,
    name: /*i18n*/ { id: 'play.pvp.room.verandaTable.name', message: 'Veranda table' },
  },
  { number: 2, stake: 500, name: /*i18n*/ { id: 'play.pvp.room.gardenTable.name', message: 'Garden table' } },
  { number: 3, stake: 2_000, name: /*i18n*/ { id: 'play.pvp.room.hallTable.name', message: 'Hall table' } },
  {
    number: 4,
    stake: 10_000,
    name: /*i18n*/ { id: 'play.pvp.room.towerTable.name', message: 'Tower table' },
  },
]

export const roomOf = (number: number): Room | undefined => rooms.find((room) => room.number === number)

/** Prefix of launch codes that name a room. No game code starts with this prefix. */
const PREFIX = 'room-'

export const codeOfRoom = ({ number }: Room): string => `${PREFIX}${number}`

/**
 * Returns the room number in a launch code; null if the code does not name a room, `gone` if the room does
 * not exist.
 */
export function roomOfCode(code: string | undefined): number | null | 'gone' {
  if (!code?.startsWith(PREFIX)) return null
  return rooms.find((room) => codeOfRoom(room) === code)?.number ?? 'gone'
}
