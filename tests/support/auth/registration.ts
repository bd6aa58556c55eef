import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach } from 'vitest'
import { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { ModuleFlag } from '#server/settings/site.settings.ts'
import { newestCode, type OpenedPlatform, type Visitor, visit } from '#tests/support/client.ts'
import { knownPassword } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { forgetAttempts } from './attempts.ts'
import { askForRegisterCode, brazil } from './sms.ts'

type ByUsername = RequestInput<typeof registerByUsername>
type ByMobile = RequestInput<typeof registerByMobile>

export const ownDomain = settings.site.initial.mainDomain

const circumstances = {
  registerUrl: `https://${ownDomain}/register`,
  registerMethod: 'WEB',
  domain: ownDomain,
  login: true,
} as const

/**
 * Opens a platform for the tests of one file. Each test starts without counted attempts and with the default
 * rules.
 */
export async function openForRegistrations(): Promise<OpenedPlatform> {
  const opened = await openPlatform()
  beforeEach(async () => {
    await forgetAttempts(opened)
    await forgetRules(opened)
  })
  afterAll(() => opened.close())
  return opened
}

let visitors = 0
/** Returns a visitor with a new IP address. */
export function newcomer(opened: OpenedPlatform, language = 'en'): Visitor {
  visitors += 1
  return visit(opened, { ip: `198.19.${visitors >> 8}.${visitors & 255}`, language })
}

export const newUsername = () => `n${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** Submits a registration by username. Fields that are not given get valid values. */
export async function registerAs(visitor: Visitor, given: Partial<ByUsername> = {}) {
  const slider = given.slider ?? (await visitor.solveSlider('register'))
  return visitor.ask(registerByUsername, {
    username: newUsername(),
    password: knownPassword,
    confirmPassword: given.password ?? knownPassword,
    countryDialingCode: brazil,
    ...circumstances,
    ...given,
    slider,
  })
}

/** Submits a registration by mobile. Fields that are not given get valid values. */
export async function registerMobile(visitor: Visitor, given: Partial<ByMobile> & { mobileNum: string }) {
  const slider = given.slider ?? (await visitor.solveSlider('register'))
  return visitor.ask(registerByMobile, {
    username: given.mobileNum,
    password: knownPassword,
    confirmPassword: given.password ?? knownPassword,
    countryDialingCode: brazil,
    ...circumstances,
    ...given,
    slider,
  })
}

export async function registerCodeFor(opened: OpenedPlatform, mobileNum: string): Promise<string> {
  await askForRegisterCode(newcomer(opened), mobileNum)
  return newestCode(opened, `+${brazil}${mobileNum}`)
}

export async function setRules(
  { platform }: OpenedPlatform,
  changes: Partial<Record<RegistrationField, Partial<FieldRule>>>,
): Promise<void> {
  const rules = structuredClone(settings.registerRules.initial)
  for (const [field, change] of Object.entries(changes) as [RegistrationField, Partial<FieldRule>][])
    rules[field] = { ...rules[field], ...change }
  await writeSetting(platform.database, settings.registerRules, rules)
}

/** Switches some modules off and resets all others. */
export const switchOff = ({ platform }: OpenedPlatform, ...modules: ModuleFlag[]): Promise<void> =>
  writeSetting(platform.database, settings.modules, {
    ...settings.modules.initial,
    ...Object.fromEntries(modules.map((module) => [module, false])),
  })

async function forgetRules({ platform }: OpenedPlatform): Promise<void> {
  await writeSetting(platform.database, settings.registerRules, settings.registerRules.initial)
  await writeSetting(platform.database, settings.site, settings.site.initial)
}
