import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { type contractKind, contractTerms } from '#protocol/agents/contract-terms.ts'

const figure = v.nullable(v.number())

const tier = v.object({
  /** Identifies the tier, since its position changes when tiers are reordered. */
  id: v.number(),
  /**
   * `netLoss` and `turnover` are in minor units, `activeMembers` is a count, and `rate` is in hundredths of a
   * percent. Null means an empty field.
   */
  netLoss: figure,
  turnover: figure,
  activeMembers: figure,
  rate: figure,
})

const offerDraft = v.object({
  period: contractTerms.entries.period,
  tiers: v.pipe(v.array(tier), v.nonEmpty(), v.readonly()),
})

export type OfferDraft = v.InferOutput<typeof offerDraft>

/** Key of a draft. It includes the agent's id, because another agent may log in later in the same tab. */
export type OfferParties = { agentId: string; memberId: string; kind: v.InferOutput<typeof contractKind> }

const tab = browserStorage('sessionStorage')
const nameOf = ({ agentId, memberId, kind }: OfferParties) => `offer.${agentId}.${memberId}.${kind}`

/** Keeps the draft in this tab across reloads and page changes. */
export const saveOfferDraft = (parties: OfferParties, draft: OfferDraft): void =>
  tab.write(nameOf(parties), JSON.stringify(draft))

export const clearOfferDraft = (parties: OfferParties): void => tab.remove(nameOf(parties))

export function loadOfferDraft(parties: OfferParties): OfferDraft | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), offerDraft), tab.read(nameOf(parties)))
  return stored.success ? stored.output : null
}
