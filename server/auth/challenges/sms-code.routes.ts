import type { SliderAction } from '#protocol/auth/slider.ts'
import { registerRulesSetting } from '#server/auth/auth.settings.ts'
import { mobileOf } from '#server/identity/countries.ts'
import { accept, type HandlerOf, type RequestOrigin, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { sendCode } from './send-code.ts'
import { spendSliderPass } from './slider.ts'
import type { CodePurpose } from './sms-code.ts'

type CodeRequest = {
  platform: Platform
  caller: RequestOrigin
  now: Date
  mobile: { countryDialingCode: string; national: string }
  slider: string
  device?: string | undefined
  action: SliderAction
  purpose: CodePurpose
}

/** CALL-04. The reply is the same whether or not the mobile is registered. */
export const sendLoginCode: HandlerOf<'sendLoginCode'> = async ({ request, ...context }) => {
  const modules = await readSetting(context.platform.database, modulesSetting)
  if (!isModuleOn(modules, 'VERIFCODELOGIN3')) return refuse('code.off', {})
  const { countryDialingCode, mobileNum: national, slider, device } = request
  const mobile = { countryDialingCode, national }
  const sent = await send({ ...context, mobile, slider, device, action: 'loginCode', purpose: 'login' })
  return sent.success ? accept({ factor: sent.value.minutes }) : sent
}

/** CALL-05. Serves registration by username and by mobile. */
export const sendRegisterCode: HandlerOf<'sendRegisterCode'> = async ({ request, ...context }) => {
  if (!(await areRegisterCodesAsked(context.platform))) return refuse('code.off', {})
  const { countryDialingCode, mobileNo: national, slider } = request
  const mobile = { countryDialingCode, national }
  const sent = await send({ ...context, mobile, slider, action: 'registerCode', purpose: 'register' })
  return sent.success ? accept({ expiredMinutes: sent.value.minutes }) : sent
}

/** The reply does not reveal whether the mobile is registered. */
export const sendForgotPasswordCode: HandlerOf<'sendForgotPasswordCode'> = async ({
  request,
  ...context
}) => {
  const modules = await readSetting(context.platform.database, modulesSetting)
  if (!isModuleOn(modules, 'CHNGPASSVERIF3')) return refuse('code.off', {})
  const { countryDialingCode, mobileNum: national, slider, device } = request
  const mobile = { countryDialingCode, national }
  const sent = await send({ ...context, mobile, slider, device, action: 'forgotCode', purpose: 'forgot' })
  return sent.success ? accept({ expiredMinutes: sent.value.minutes }) : sent
}

async function areRegisterCodesAsked({ database }: Platform): Promise<boolean> {
  const [modules, rules] = await Promise.all([
    readSetting(database, modulesSetting),
    readSetting(database, registerRulesSetting),
  ])
  if (!isModuleOn(modules, 'DIRECTREG3')) return false
  return isModuleOn(modules, 'REGMOBVERF3') || rules.verificationCode?.enabled === true
}

/** Uses up the slider proof first, so that nothing can be probed without one. */
async function send({ platform, caller, now, mobile, slider, device, action, purpose }: CodeRequest) {
  const spent = { pass: slider, action, clientId: caller.clientId, now }
  if (!(await spendSliderPass(platform.database, spent))) return refuse('code.sliderFailed', {})
  const number = mobileOf(mobile.countryDialingCode, mobile.national)
  if (!number) return refuse('code.mobileInvalid', {})
  const outcome = await sendCode(platform, {
    recipient: number,
    channel: 'sms',
    purpose,
    askedBy: null,
    device,
    caller,
    now,
  })
  if (!outcome.sent) return refuse('code.throttled', { retryAfter: outcome.retryAfter })
  return accept({ minutes: outcome.minutes })
}
