import { eq } from 'drizzle-orm'
import type { VendorWallets } from '#server/platform/vendor-wallets.ts'
import { readSetting } from '#server/settings/settings.ts'
import type { Sandbox } from './payouts.ts'
import { vendorProviderSetting } from './providers.settings.ts'
import { sandboxVendorTransfer } from './sandbox-vendor-transfer.table.ts'

class VendorSilent extends Error {
  constructor() {
    super('The vendor’s answer was lost')
    this.name = 'VendorSilent'
  }
}

/**
 * The simulated vendors that have their own wallets. A setting makes them refuse or delay transfers, or lose
 * responses. A transfer's status and time are fixed when it is first requested.
 */
export function sandboxVendors({ database, clock }: Sandbox): VendorWallets {
  return {
    async move({ id }) {
      const { transfers, answers, takes } = await readSetting(database, vendorProviderSetting)
      const now = await clock()
      await database
        .insert(sandboxVendorTransfer)
        .values({ id, state: transfers, doneAt: new Date(now.getTime() + takes) })
        .onConflictDoNothing()
      if (answers === 'lost') throw new VendorSilent()
      const [known] = await database
        .select()
        .from(sandboxVendorTransfer)
        .where(eq(sandboxVendorTransfer.id, id))
      if (!known) throw new Error(`The vendor does not know transfer ${id}`)
      return known.doneAt > now ? 'open' : known.state
    },
    isTelling: async (_, asking) => (await readSetting(asking, vendorProviderSetting)).answers === 'given',
  }
}
