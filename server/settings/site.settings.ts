import * as v from 'valibot'
import { isTagId } from '#domain/site/analytics.ts'
import { PLACEHOLDER_DOMAIN } from '#domain/text/placeholder-domain.ts'
import { moment } from '#domain/time/moment.ts'
import { world } from '#protocol/sandbox/platform.ts'
import { defineSetting } from './define-setting.ts'
import { usualDomains } from './link-domains.ts'

export const moduleFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'DIRECTREG3',
  'AGENTPOLICY3',
  'MANPLAYREB3',
  'CBS3',
  'FREEPLAY3',
  'PASSEXPIRY3',
  'VERIFCODELOGIN3',
  'CHATROOM3',
  'UPLINETRANS3',
] as const

export type ModuleFlag = (typeof moduleFlags)[number]

const allOn = Object.fromEntries(moduleFlags.map((flag) => [flag, true]))

export const systemStatusSetting = defineSetting('systemStatus', {
  shape: v.object({
    maintenance: v.boolean(),
    /** In ISO 8601; null if unknown. */
    maintenanceEnd: v.nullable(moment),
    regionRestricted: v.boolean(),
    customerService: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^(https|mailto|tel):/i))),
  }),
  initial: {
    maintenance: false,
    maintenanceEnd: null,
    regionRestricted: false,
    customerService: 'mailto:atendimento@palpite.example',
  },
})

export const modulesSetting = defineSetting('modules', {
  shape: v.record(v.picklist(moduleFlags), v.boolean()),
  initial: allOn,
})

export const siteSetting = defineSetting('site', {
  shape: v.object({
    domainRoute: v.string(),
    mainDomain: v.string(),
    linkDomains: v.optional(v.array(v.string()), usualDomains),
    resources: v.array(v.object({ resourceType: v.string(), labelNameEn: v.string(), url: v.string() })),
    /** The Google tag's id. The tag runs only for visitors who consent. */
    gtagId: v.nullable(v.pipe(v.string(), v.check(isTagId))),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
    location: v.string(),
    publicCaptcha: v.boolean(),
  }),
  initial: {
    domainRoute: PLACEHOLDER_DOMAIN,
    mainDomain: PLACEHOLDER_DOMAIN,
    linkDomains: usualDomains,
    resources: [],
    gtagId: null,
    imageCDNs: [],
    launchGameCDNs: [],
    location: 'BR',
    publicCaptcha: false,
  },
})

/** Origins of other sites that may make calls. The platform's own origin is always allowed. */
export const allowedOriginsSetting = defineSetting('allowedOrigins', {
  shape: v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/))),
  initial: [],
})

/** How far the sandbox clock is ahead of the real one, in milliseconds. */
export const clockSetting = defineSetting('clock', {
  shape: v.object({ offset: v.pipe(v.number(), v.integer()) }),
  initial: { offset: 0 },
})

/** The name of the current demo world. Null until one is created, and always null outside the sandbox. */
export const worldSetting = defineSetting('world', { shape: v.nullable(world), initial: null })
