import type { forgetRememberedDevice, listRememberedDevices } from '#contract/second-step.ts'
import { accept, type Handler } from '../handler.ts'
import { forgetDevice, listDevices } from '../second-step/devices.ts'

export const rememberedDevicesHandler: Handler<typeof listRememberedDevices> = async (context) => {
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

/** One that is not there, or somebody else's, is answered alike: it is not remembered afterwards. */
export const forgetRememberedDeviceHandler: Handler<typeof forgetRememberedDevice> = async (context) => {
  const { request, platform, who } = context
  await forgetDevice(platform.database, who.member.id, request.id)
  return accept({})
}
