import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { createCaptcha } from './captcha.ts'

export const readCaptcha: HandlerOf<'readCaptcha'> = async ({ caller, now, platform }) => {
  const retryAfter = await platform.limits.captcha.countAddress(caller.ip)
  if (retryAfter > 0) return refuse('captcha.throttled', { retryAfter })
  return accept(await createCaptcha(platform.database, { clientId: caller.clientId, now }))
}
