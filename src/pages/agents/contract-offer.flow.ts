import { fromPromise } from 'xstate'
import { fetchLimits, sendTerms } from '#api/agents/contracts.ts'
import { clearOfferDraft, saveOfferDraft } from '#api/agents/offer-draft.ts'
import { savedDraftOf } from '#machines/agents/contract-draft.ts'
import { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { requestWatchFlow } from './request-watch.flow.ts'

/** Drafts are kept in the tab's storage, separately for each agent, downline and kind. */
export const contractOfferFlow = contractOfferMachine.provide({
  actors: {
    fetchLimits: fromPromise(({ input, signal }) => fetchLimits(input, signal)),
    sendTerms: idempotentRequestMachine(sendTerms),
    requestWatch: requestWatchFlow,
  },
  actions: {
    saveDraft: ({ context }) => {
      if (context.draft) saveOfferDraft(context, savedDraftOf(context.draft))
    },
    clearSavedDraft: ({ context }) => clearOfferDraft(context),
  },
})
