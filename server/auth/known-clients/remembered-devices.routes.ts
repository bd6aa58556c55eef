import { publish } from '#server/database/publish.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { listDevices, removeDevice } from './remembered-devices.ts'

export const listRememberedDevices: HandlerOf<'listRememberedDevices'> = async (context) => {
  const { platform, now, who } = context
  const devices = await listDevices(platform.database, who.member.id, now)
  return accept({
    devices: devices.map(({ id, name, rememberedAt, lastUsedAt }) => ({
      id,
      name,
      rememberedAt: rememberedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  })
}

/** Reports success even if the device is unknown or belongs to another member. */
export const forgetRememberedDevice: HandlerOf<'forgetRememberedDevice'> = async (context) => {
  const { request, platform, who, now } = context
  const memberId = who.member.id
  await platform.database.transaction(async (tx) => {
    const forgotten = await removeDevice(tx, memberId, request.id)
    if (!forgotten) return
    const facts = { device: forgotten.name }
    await notifyMember(tx, { memberId, event: 'security.deviceForgotten', facts, at: now })
    await publish(tx, { memberId, type: 'account.changed' })
  })
  return accept({})
}
