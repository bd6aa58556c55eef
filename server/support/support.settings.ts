import * as v from 'valibot'
import { supportKinds } from '#protocol/support/support-entries.ts'
import { defineSetting } from '#server/settings/define-setting.ts'
import { defaultRooms, lobbyRoom } from './default-rooms.ts'

const supportEntry = v.object({
  csType: v.picklist(supportKinds),
  address: v.pipe(v.string(), v.maxLength(500)),
})

const firstSupport: v.InferOutput<typeof supportEntry>[] = [
  { csType: 'LIVECHAT', address: '/customerService' },
  { csType: 'EMAIL', address: 'mailto:atendimento@palpite.example' },
]

const haveDistinctIds = (all: readonly { id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length

/** Customer service channels (CS-01), and the URL of an external live chat, which is used if CBS3 is off. */
export const customerServiceSetting = defineSetting('customerService', {
  shape: v.object({
    entries: v.pipe(
      v.array(v.object({ csType: v.picklist(supportKinds), address: v.pipe(v.string(), v.maxLength(500)) })),
      v.maxLength(20),
    ),
    chat: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https:/i))),
  }),
  initial: {
    entries: firstSupport,
    chat: null,
  },
})

/** The lobby's chat rooms (CS-03). They exist only if the chat module is on. */
export const chatRoomsSetting = defineSetting('chatRooms', {
  shape: v.pipe(
    v.array(lobbyRoom),
    v.maxLength(20),
    v.check((all) => haveDistinctIds(all)),
  ),
  initial: defaultRooms,
})
