import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { checkSlider, createSlider } from './slider.ts'

export const createSliderChallenge: HandlerOf<'createSliderChallenge'> = async ({
  request,
  caller,
  now,
  platform,
}) => {
  const retryAfter = await platform.limits.slider.countAddress(caller.ip)
  if (retryAfter > 0) return refuse('slider.throttled', { retryAfter })
  return accept(
    await createSlider(platform.database, { action: request.action, clientId: caller.clientId, now }),
  )
}

export const verifySlider: HandlerOf<'verifySlider'> = async ({ request, caller, now, platform }) => {
  const judged = await checkSlider(platform.database, { ...request, clientId: caller.clientId, now })
  if (judged.outcome === 'passed') return accept({ pass: judged.pass })
  return judged.outcome === 'missed' ? refuse('slider.missed', {}) : refuse('slider.expired', {})
}
