import type { SupportKind } from '#contract/support-entries.ts'
import { treacherous } from '#contract/trusted-origin.ts'

/** Hosts of the services that people write to, exactly as they are spelled. */
const hostsOf: Partial<Record<SupportKind, readonly string[]>> = {
  WHATSAPP: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com'],
  TELEGRAM: ['t.me', 'telegram.me'],
  MESSENGER: ['m.me', 'messenger.com', 'www.messenger.com'],
}

/** The operator's own domains; addresses on them and below them may be opened. */
export type OwnDomains = readonly string[]

/**
 * CS-01: where an address of customer service may lead, by its kind; null where it leads nowhere. It is untrusted: a service's
 * address must be on that service's own host, a page on the operator's, over https, without a name or port in it; a mail
 * address and a number must be nothing more.
 */
export function supportAddress(kind: SupportKind, address: string, own: OwnDomains): string | null {
  if (treacherous.test(address)) return null
  switch (kind) {
    case 'EMAIL':
      return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i.test(address) ? address : null
    case 'PHONE':
      return /^tel:\+?\d[\d-]{3,20}$/i.test(address) ? address : null
    case 'LIVECHAT':
    case 'LINK':
      return onOwnDomain(address, own)
    default: {
      const url = secureUrl(address)
      return url && hostsOf[kind]?.includes(url.host) ? url.href : null
    }
  }
}

/** The address, if it is a secure one on the operator's domains. */
export function onOwnDomain(address: string, own: OwnDomains): string | null {
  const url = treacherous.test(address) ? null : secureUrl(address)
  const isOwn = own.some((domain) => {
    const name = domain.toLowerCase()
    return name !== '' && (url?.host === name || url?.host.endsWith(`.${name}`))
  })
  return isOwn && url ? url.href : null
}

/** Without a port `host` is the bare name; one who signs in by an address is somebody who wants to be taken for another. */
function secureUrl(address: string): URL | null {
  const url = /^https:\/\/[^/]/i.test(address) ? URL.parse(address) : null
  return url && url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}
