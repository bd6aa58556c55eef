import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'
import { type contractKind, contractTerms } from '#protocol/agents/contract-terms.ts'

const figure = v.nullable(v.number())

const tier = v.object({
  /** Tells it apart from the others while they are moved. */
  id: v.number(),
  /** Minor units, a count, hundredths of a percent; null while nothing is typed. */
  netLoss: figure,
  turnover: figure,
  activeMembers: figure,
  rate: figure,
})

const offerDraft = v.object({
  period: contractTerms.entries.period,
  tiers: v.pipe(v.array(tier), v.nonEmpty(), v.readonly()),
})

/** Terms that an agent is composing. */
export type OfferDraft = v.InferOutput<typeof offerDraft>

/** Whose draft, for whom and of which kind: in one tab another agent may be logged in later. */
export type OfferParties = { agentId: string; memberId: string; kind: v.InferOutput<typeof contractKind> }

const tab = browserStorage('sessionStorage')
const nameOf = ({ agentId, memberId, kind }: OfferParties) => `offer.${agentId}.${memberId}.${kind}`

/** Notes what has been composed so far, so that a page that is loaded anew, or come back to, goes on with it. */
export const saveOfferDraft = (parties: OfferParties, draft: OfferDraft): void =>
  tab.write(nameOf(parties), JSON.stringify(draft))

/** It was sent, or discarded. */
export const clearOfferDraft = (parties: OfferParties): void => tab.remove(nameOf(parties))

/** What was composed in this tab and not sent, if there is anything. */
export function loadOfferDraft(parties: OfferParties): OfferDraft | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), offerDraft), tab.read(nameOf(parties)))
  return stored.success ? stored.output : null
}
