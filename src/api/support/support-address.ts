import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { SupportKind } from '#protocol/support/support-entries.ts'

/** Domains of the services that people write to. */
const domainsOf: Partial<Record<SupportKind, readonly string[]>> = {
  WHATSAPP: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com'],
  TELEGRAM: ['t.me', 'telegram.me'],
  MESSENGER: ['m.me', 'messenger.com'],
}

/**
 * CS-01: where an address of customer service may lead, by its kind; null where it leads nowhere. It is untrusted: a service's
 * address must be on that service's own host, a page be one of this site or on the operator's domains, over https, without a name
 * or port in it; a mail address and a number must be nothing more.
 */
export function supportAddress(kind: SupportKind, address: string, own: readonly string[]): string | null {
  switch (kind) {
    case 'EMAIL':
      return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i.test(address) ? address : null
    case 'PHONE':
      return /^tel:\+?\d[\d-]{3,20}$/i.test(address) ? address : null
    case 'LIVECHAT':
      return outsideAddress(address, own)
    case 'LINK':
      return ownPath(address) ? address : outsideAddress(address, own)
    default:
      return outsideAddress(address, domainsOf[kind] ?? [])
  }
}
