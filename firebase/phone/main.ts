import * as v from 'valibot'
import { type FrameMessage, type FrameRequest, frameRequest } from '#protocol/auth/firebase-frame.ts'
import { allowCaptchaScripts } from './captcha-scripts.ts'
import { confirmCode, sendCode } from './phone-sign-in.ts'
import { problemOf } from './problem-of.ts'

allowCaptchaScripts()

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent) return
  const request = v.safeParse(frameRequest, data)
  if (request.success) void answer(request.output).then(say)
})
say({ type: 'frame.ready' })

async function answer(request: FrameRequest): Promise<FrameMessage> {
  const { id } = request
  document.documentElement.lang = request.language
  try {
    if (request.type === 'code.send')
      return { type: 'code.sent', id, verificationId: await sendCode(request) }
    return { type: 'code.confirmed', id, idToken: await confirmCode(request) }
  } catch (error) {
    return { type: 'frame.problem', id, problem: problemOf(error, navigator.onLine) }
  }
}

function say(message: FrameMessage): void {
  parent.postMessage(message, location.origin)
}
