import type { Calls } from '#protocol/calls.ts'
import { spendCaptcha } from '#server/auth/challenges/captcha.ts'
import { spendSliderPass } from '#server/auth/challenges/slider.ts'
import { passwordsSetting } from '#server/identity/passwords.settings.ts'
import { originOf } from '#server/identity/sessions.ts'
import {
  accept,
  type HandlerContext,
  type HandlerOf,
  type Outcome,
  refuse,
} from '#server/platform/handler.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import type { ModuleFlag } from '#server/settings/site.settings.ts'
import { modulesSetting, siteSetting } from '#server/settings/site.settings.ts'
import { type DownlineLink, findInviter, type Inviter } from '#server/team/find-inviter.ts'
import { type EnabledFields, enabledFields } from './enabled-fields.ts'
import { type FieldFault, fieldFaults } from './field-faults.ts'
import { type FirebaseProof, finishRegistration } from './finish.ts'
import { type RegistrationForm, type RegistrationRequest, readForm, type Way } from './form.ts'
import { newMemberOf } from './new-member.ts'
import { registrationRulesOf } from './registration-rules-of.ts'
import { isReserved, takenFields } from './taken-fields.ts'

type Registering = Omit<HandlerContext<Calls['registerByUsername']>, 'request'> & {
  request: RegistrationRequest
  way: Way
}
type Result = Outcome<Calls['registerByUsername']>

/** REG-13, REG-19 */
const moduleOf: Record<Way, ModuleFlag> = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' }

/** CALL-07 */
export const registerByUsername: HandlerOf<'registerByUsername'> = (context) =>
  register({ ...context, way: 'username' })

/** CALL-08 */
export const registerByMobile: HandlerOf<'registerByMobile'> = (context) =>
  register({ ...context, way: 'mobile' })

/** The order matters: first cheap proofs, then checks that use up nothing, and finally the SMS code. */
async function register(context: Registering): Promise<Result> {
  const { platform, request, way } = context
  const modules = await readSetting(platform.database, modulesSetting)
  if (!isModuleOn(modules, moduleOf[way])) return refuse('register.off', {})
  const unproved = await refuseUnproved(context)
  if (unproved) return unproved
  const form = readForm(way, request)
  const proof = await readProof(context, form)
  if (proof === 'refused') return refuse('register.firebaseRefused', {})
  const rules = await registrationRulesOf(platform)
  const enabled = enabledFields(form, { rules, modules, isProved: proof !== null })
  const fields = await faultsOf(context, form, enabled)
  if (fields.length > 0) return refuse('register.fieldsRefused', { fields })
  const inviters = await findInviters(context)
  if (!inviters) return refuse('register.affiliateInvalid', {})
  return finish(context, { form, enabled, proof, inviters })
}

/** Checks the slider, the captcha and the IP address's rate limit (REG-08). */
async function refuseUnproved({ platform, request, caller, now }: Registering): Promise<Result | null> {
  const { database, limits } = platform
  const { clientId, ip } = caller
  const isSlid = await spendSliderPass(database, { pass: request.slider, action: 'register', clientId, now })
  if (!isSlid) return refuse('register.sliderFailed', {})
  const retryAfter = await limits.registrationForms.countAddress(ip)
  if (retryAfter > 0) return refuse('register.throttled', { retryAfter })
  const { publicCaptcha } = await readSetting(database, siteSetting)
  if (!publicCaptcha) return null
  const answer = request.captcha ?? ''
  const isRead = answer !== '' && (await spendCaptcha(database, { clientId, answer, now }))
  return isRead ? null : refuse('register.captchaWrong', {})
}

/** If a code is required, a taken mobile is revealed only after the code has proved ownership. */
async function faultsOf(
  { platform }: Registering,
  form: RegistrationForm,
  enabled: EnabledFields,
): Promise<FieldFault[]> {
  const passwords = await readSetting(platform.database, passwordsSetting)
  const faults = fieldFaults(form, enabled, { passwords, brand: platform.operator.brand.name })
  const isSound = (field: string) => faults.every((fault) => fault.field !== field)
  const taken = (field: FieldFault['field']): FieldFault => ({ field, reason: 'taken' })
  const isMobileUnverified = enabled.has('mobileNum') && !enabled.has('verificationCode')
  if (form.way === 'mobile' && !isMobileUnverified) return faults
  const mobile = isMobileUnverified ? form.mobile : null
  const found = await takenFields(platform.database, { ...form, mobile })
  const all = new Set(isReserved(form) ? ['username' as const, ...found] : found)
  return [...faults, ...[...all].filter(isSound).map(taken)]
}

type Inviters = { uplineId: number | null; referrerId: number | null; link: DownlineLink | null }

/**
 * Finds the inviters by their codes (REG-10, REG-11); null if the affiliate code is unknown. An unknown
 * referral code is ignored, as it comes with the link and the visitor cannot correct it.
 */
async function findInviters({ platform, request }: Registering): Promise<Inviters | null> {
  const { affiliateCode, referralCode, domain } = request
  const find = (code = '') => (code.trim() ? findInviter(platform, { code, domain }) : null)
  const [affiliate, referrer] = await Promise.all([find(affiliateCode), find(referralCode)])
  if (affiliateCode?.trim() && !affiliate) return null
  const inviters = [affiliate, referrer].filter((inviter) => inviter !== null)
  const first = (isWanted: (inviter: Inviter) => boolean) => inviters.find(isWanted)
  const upline = first(({ isAgent }) => isAgent)
  return {
    uplineId: upline?.id ?? null,
    referrerId: first(({ isAgent }) => !isAgent)?.id ?? null,
    link: upline?.link ?? null,
  }
}

/**
 * Returns the Firebase token for the form's mobile; null if none was sent, `refused` if it is invalid
 * (REG-15). The token is verified before anything about the mobile is revealed. It is used up last, so that
 * it stays valid if the registration is refused for another reason.
 */
async function readProof(
  { platform, request, now }: Registering,
  { mobile }: RegistrationForm,
): Promise<FirebaseProof | null | 'refused'> {
  const { firebaseIdToken: idToken } = request
  if (idToken === undefined) return null
  const phone = await platform.firebase?.read(idToken, now)
  return phone && phone.mobile === mobile ? { idToken, expiresAt: phone.expiresAt } : 'refused'
}

async function finish(
  { platform, request, caller, now }: Registering,
  {
    form,
    enabled,
    proof,
    inviters,
  }: { form: RegistrationForm; enabled: EnabledFields; proof: FirebaseProof | null; inviters: Inviters },
): Promise<Result> {
  const retryAfter = await platform.limits.registrations.countAddress(caller.ip)
  if (retryAfter > 0) return refuse('register.throttled', { retryAfter })
  const { language } = caller
  const rows = await newMemberOf(form, { request, enabled, ...inviters, language, now })
  const code = enabled.has('verificationCode') ? form.textOf('verificationCode') : null
  const finished = await finishRegistration(platform, {
    form,
    rows,
    link: inviters.link,
    code,
    proof,
    origin: originOf(caller),
    clientId: caller.clientId,
    now,
  })
  if (finished.outcome === 'loggedIn') return accept(finished.value)
  if (finished.outcome === 'codeWrong') return refuse('register.codeWrong', {})
  if (finished.outcome === 'proofSpent') return refuse('register.firebaseRefused', {})
  const fields = finished.fields.map((field) => ({ field, reason: 'taken' }) as const)
  return refuse('register.fieldsRefused', { fields })
}
