import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { SupportKind } from '#protocol/support/support-entries.ts'

const domainsOf: Partial<Record<SupportKind, readonly string[]>> = {
  WHATSAPP: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com'],
  TELEGRAM: ['t.me', 'telegram.me'],
  MESSENGER: ['m.me', 'messenger.com'],
}

/**
 * Validates a customer-service URL by its kind (CS-01). Returns null if it is unsafe. Messaging services must
 * use their own domains. A live chat must be on the operator's domains, and a link may also lead to this
 * site. External URLs need https and must have no credentials or port. Email and phone URLs must contain only
 * the address or number.
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
