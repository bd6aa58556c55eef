import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

/** A module that can be switched off, together with its children. */
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
 * A link set by the operator: where it is shown (`help`, `footer`, `social`, `download`), its label and its
 * untrusted URL.
 */
const resource = v.object({ resourceType: v.string(), labelNameEn: v.string(), url: v.string() })
export type Resource = v.InferOutput<typeof resource>

const supportEntry = v.object({
  csType: v.string(),
  /** Encrypted. The last eight characters are the key. */
  path: v.string(),
})

export const siteConfiguration = v.object({
  customerService: v.array(supportEntry),
  /** Domain sent with registrations and checks of affiliate codes. */
  domainRoute: v.string(),
  mainDomain: v.string(),
  /** Additional domains to which links may lead. Each includes its subdomains. */
  linkDomains: v.optional(v.array(v.string()), []),
  resources: v.array(resource),
  whitelabel: v.array(whitelabelNode),
  analytics: v.object({ gtagId: v.nullable(v.string()) }),
  /** Origins of images and of games; empty to use the page's origin. */
  imageCDNs: v.array(v.string()),
  launchGameCDNs: v.array(v.string()),
  /** ISO 3166 code of the country that is preselected in forms. */
  location: v.string(),
  /** Dialling code of that country, digits only; empty if its mobile numbers are not supported. */
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
