import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'

type Offer = typeof contractOfferMachine

/** `under way`: the limits are loading, and the review may resume once they have loaded. */
type Step = 'reviewing' | 'under way' | 'elsewhere'

function stepOf(snapshot: SnapshotFrom<Offer>): Step {
  if (snapshot.hasTag('reviewing')) return 'reviewing'
  return snapshot.hasTag('busy') ? 'under way' : 'elsewhere'
}

type InAddress = {
  isReviewing: boolean
  /** Adds a history entry for the review step. */
  onOpen: () => void
  /** Removes the review step from the current history entry. */
  onClose: () => void
}

/** Gives the review its own history entry: back leads to the form, forward to the review. */
export function useReviewInAddress(actor: ActorRefFrom<Offer>, { isReviewing, ...address }: InAddress): void {
  const { history } = useRouter()
  const hasStopBefore = useRef(false)
  const close = () => {
    if (hasStopBefore.current) history.back()
    else address.onClose()
  }
  useOnChange(useSelector(actor, stepOf), (step) => {
    if (step === 'reviewing' && !isReviewing) address.onOpen()
    if (step === 'elsewhere' && isReviewing) close()
  })
  useOnChange(isReviewing, (is) => {
    hasStopBefore.current = is
    actor.send({ type: is ? 'offer.submit' : 'offer.back' })
    if (is && stepOf(actor.getSnapshot()) === 'elsewhere') close()
  })
}
