import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { SupportKind } from '#protocol/support/support-entries.ts'

const domainsOf: Partial<Record<SupportKind, readonly string[]>> = {
  WHATSAPP: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com'],
  TELEGRAM: ['t.me', 'telegram.me'],
  MESSENGER: ['m.me', 'messenger.com'],
}

/**
 * Validates a customer-service URL by its kind (CS-01). Returns null if it is unsafe. Messaging services must
 * use their own domains. Pages must be on this site or on the operator's domains, over https and without
 * credentials or a port. Email addresses and phone numbers must contain nothing else.
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
