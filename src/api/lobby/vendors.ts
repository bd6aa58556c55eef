import { throughCache } from '#api/browser/session-cache.ts'
import { fetchValue } from '#api/http/call-api.ts'
import type { Language } from '#domain/text/language.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { listVendors, type VendorLane } from '#protocol/lobby/vendors.ts'

/** How long vendors are cached, in ms. */
const VENDORS_FOR = 10 * 60_000

/** Returns the vendors and game kinds by category, cached in the tab (SYS-13). */
export async function readVendors(language: Language, signal: AbortSignal): Promise<VendorLane[]> {
  const kept = {
    subject: 'vendors',
    variant: language,
    schema: listVendors.reply,
    goodFor: VENDORS_FOR,
  } as const
  const { lanes } = await throughCache(kept, () =>
    fetchValue(listVendors, { flush: true, platform: protocolConstants.vendorPlatform }, { signal }),
  )
  return lanes
}
