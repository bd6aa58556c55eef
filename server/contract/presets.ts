import type { ContractPreset } from '#contract/downline-registration.ts'
import type { Database, Transaction } from '../database/database.ts'
import { refuse } from '../handler.ts'
import { makeOffer, refuseFirstOffer } from './offer.ts'
import { lockTeam } from './team-lock.ts'

/** Why an agent may not set contracts that are offered to whoever joins; null where nothing stands against them. */
export async function refusePresets(
  database: Database | Transaction,
  uplineId: number,
  { type, presets }: { type: 'member' | 'agent'; presets: readonly ContractPreset[] },
) {
  if (presets.length === 0) return null
  if (type === 'member') return refuse('contract.notAgent', {})
  for (const preset of presets) {
    const refusal = await refusePreset(database, uplineId, preset)
    if (refusal) return refusal
  }
  return null
}

/** As any first offer, but there are several: the refusal says which. */
async function refusePreset(database: Database | Transaction, uplineId: number, preset: ContractPreset) {
  const refusal = await refuseFirstOffer(database, uplineId, preset)
  if (!refusal) return null
  const { kind } = preset
  switch (refusal.code) {
    case 'contract.tiersNotRising':
      return refuse(refusal.code, { ...refusal.value, kind })
    case 'contract.rateAboveOwn':
      return refuse(refusal.code, { ...refusal.value, kind })
    default:
      return refuse(refusal.code, { kind })
  }
}

/**
 * Offers a new downline what their upline has set. What the upline may no longer offer, because their own terms have fallen
 * since, is left out: nobody is turned away for it.
 */
export async function offerPresets(
  tx: Transaction,
  { id, uplineId }: { id: number; uplineId: number | null },
  { presets, now }: { presets: readonly ContractPreset[]; now: Date },
): Promise<void> {
  if (uplineId === null || presets.length === 0) return
  await lockTeam(tx, uplineId)
  for (const preset of presets) {
    const refusal = await refuseFirstOffer(tx, uplineId, preset)
    if (!refusal) await makeOffer(tx, { uplineId, downlineId: id, ...preset, now })
  }
}
