import type { ContractPreset, LeftOut } from '#protocol/agents/downline-registration.ts'
import { areWithin, periodsWithin } from '#protocol/agents/tier-rules.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { refuse } from '#server/platform/handler.ts'
import { makeOffer, refuseFirstOffer } from './offer.ts'
import { findOwnTerms, type OwnTerms } from './read-contracts.ts'
import { lockTeam } from './team-lock.ts'
import { termsDuring } from './terms-in-force.ts'

export async function refusePresets(
  database: Database | Transaction,
  uplineId: number,
  { type, presets, now }: { type: 'member' | 'agent'; presets: readonly ContractPreset[]; now: Date },
) {
  if (presets.length === 0) return null
  if (type === 'member') return refuse('contract.notAgent', {})
  for (const preset of presets) {
    const refusal = await refusePreset(database, uplineId, { ...preset, now })
    if (refusal) return refusal
  }
  return null
}

async function refusePreset(
  database: Database | Transaction,
  uplineId: number,
  preset: ContractPreset & { now: Date },
) {
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

/** Returns why a preset cannot be offered now; null if it can. */
export function whyLeftOut(own: OwnTerms, { kind, terms }: ContractPreset, now: Date): LeftOut | null {
  const paid = own.get(kind)
  if (!paid) return 'noneOwn'
  const ceilings = termsDuring(paid, { from: now, to: null })
  if (areWithin(ceilings, terms)) return null
  return periodsWithin(kind, ceilings).includes(terms.period) ? 'rateAboveOwn' : 'otherPeriod'
}

/**
 * Offers the presets to a new member. Skips presets that the upline may no longer offer and reports them to
 * the upline, so that registration never fails because of them.
 */
export async function offerPresets(
  tx: Transaction,
  { id, uplineId, nickname }: { id: number; uplineId: number | null; nickname: string },
  { presets, now }: { presets: readonly ContractPreset[]; now: Date },
): Promise<void> {
  if (uplineId === null || presets.length === 0) return
  await lockTeam(tx, uplineId)
  const own = await findOwnTerms(tx, uplineId)
  for (const preset of presets) {
    const because = whyLeftOut(own, preset, now)
    if (because === null) {
      await makeOffer(tx, { uplineId, downlineId: id, ...preset, now })
      continue
    }
    const facts = { kind: preset.kind, with: nickname, because }
    await notifyMember(tx, { memberId: uplineId, event: 'contract.presetLeftOut', facts, at: now })
  }
}
