import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

/** A switchable module; switching off a parent switches off its children. */
export type WhitelabelNode = {
  modId: string
  enabled: boolean
  childrenNodes: WhitelabelNode[]
}

const whitelabelNode: v.GenericSchema<WhitelabelNode> = v.object({
  modId: v.string(),
  enabled: v.boolean(),
  childrenNodes: v.array(v.lazy(() => whitelabelNode)),
})

/**
 * A link set by the operator: its position (`help`, `footer`, `social`, `download`), label and untrusted
 * address.
 */
const resource = v.object({ resourceType: v.string(), labelNameEn: v.string(), url: v.string() })
export type Resource = v.InferOutput<typeof resource>

const supportEntry = v.object({
  csType: v.string(),
  /** Encrypted; the last eight characters are the key. */
  path: v.string(),
})

/** The operator's configuration: the permission response. */
export const siteConfiguration = v.object({
  customerService: v.array(supportEntry),
  /** Domain sent with registration and affiliate checks. */
  domainRoute: v.string(),
  mainDomain: v.string(),
  /** Further allowed link domains, with all their subdomains. */
  linkDomains: v.optional(v.array(v.string()), []),
  resources: v.array(resource),
  whitelabel: v.array(whitelabelNode),
  analytics: v.object({ gtagId: v.nullable(v.string()) }),
  /** Origins of images and of games; empty for the page's own. */
  imageCDNs: v.array(v.string()),
  launchGameCDNs: v.array(v.string()),
  /** ISO 3166 code of the default country in forms. */
  location: v.string(),
  /** Its dialling code, digits only; empty if its mobiles are not served. */
  dialingCode: v.string(),
  maintenance: v.boolean(),
  maintenanceEnd: v.nullable(v.string()),
  regionRestriction: v.boolean(),
  publicCaptcha: v.boolean(),
})

export type SiteConfiguration = v.InferOutput<typeof siteConfiguration>

export const readSiteConfiguration = call({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Returns the site’s configuration and the tree of its modules.',
  request: v.object({}),
  reply: siteConfiguration,
})
