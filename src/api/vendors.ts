import type { Language } from '#contract/operator-config.ts'
import { listVendors, type VendorLane } from '#contract/vendors.ts'
import { wire } from '#contract/wire.ts'
import { read } from './ask.ts'
import { throughCache } from './session-cache.ts'

/** Milliseconds for which the vendors are taken for true. */
const VENDORS_FOR = 10 * 60_000

/** The vendors and kinds of each category, from the tab's cache where it knows them (SYS-13). */
export async function readVendors(language: Language, signal: AbortSignal): Promise<VendorLane[]> {
  const kept = {
    subject: 'vendors',
    variant: language,
    schema: listVendors.reply,
    goodFor: VENDORS_FOR,
  } as const
  const { lanes } = await throughCache(kept, () =>
    read(listVendors, { flush: true, platform: wire.vendorPlatform }, { signal }),
  )
  return lanes
}
