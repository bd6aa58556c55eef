import type { judgeSlider as judgeSliderCall } from '#protocol/auth/slider.ts'
import { accept, type Handler, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { createSlider, judgeSlider } from './slider.ts'

export const askSlider: HandlerOf<'askSlider'> = async ({ request, caller, now, platform }) => {
  const retryAfter = await platform.limits.slider.countAddress(caller.ip)
  if (retryAfter > 0) return refuse('slider.throttled', { retryAfter })
  return accept(
    await createSlider(platform.database, { action: request.action, clientId: caller.clientId, now }),
  )
}

export const judgeSliderHandler: Handler<typeof judgeSliderCall> = async ({
  request,
  caller,
  now,
  platform,
}) => {
  const judged = await judgeSlider(platform.database, { ...request, clientId: caller.clientId, now })
  if (judged.outcome === 'passed') return accept({ pass: judged.pass })
  return judged.outcome === 'missed' ? refuse('slider.missed', {}) : refuse('slider.expired', {})
}
