import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { ListedRoom } from '#api/support/chat-room.ts'
import { chatPanelMachine } from '#machines/support/chat-panel.machine.ts'

const room: ListedRoom = {
  id: 'lobby-general',
  kind: 'lobby',
  title: 'Sala geral',
  about: 'Conversa de tudo um pouco',
  present: 3,
  open: true,
  last: null,
}

const other: ListedRoom = { ...room, id: 'lobby-games', title: 'Jogos' }

export const chatPanelModel = defineModel(chatPanelMachine, {
  inputs: {
    'a player': { isOn: true, isMember: true, roomId: null },
    'a player with a room’s URL': { isOn: true, isMember: true, roomId: room.id },
    'a visitor': { isOn: true, isMember: false, roomId: null },
    'with chat unavailable': { isOn: false, isMember: true, roomId: null },
  },
  events: {
    'login.ask': {},
    'member.loggedIn': {},
    'room.choose': {
      'an existing room': { roomId: room.id },
      'another existing room': { roomId: other.id },
      'an unknown room': { roomId: 'lobby-x' },
    },
    'rooms.show': {},
    'chat.news': {},
    'rooms.retry': {},
  },
  outcomes: {
    readRooms: {
      'rooms loaded': { done: { outcome: 'read', rooms: [room, other] } },
      'chat unavailable': { done: { outcome: 'off' } },
      'no answer': { error: new CallFailed('timeout') },
    },
  },
  view: ({ rooms, roomId, failure }) => ({
    rooms: rooms.length,
    roomId,
    failure: failure?.reason ?? null,
  }),
})
