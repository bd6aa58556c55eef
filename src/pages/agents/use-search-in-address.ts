import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { teamSearchMachine } from '#machines/agents/team-search.machine.ts'

/**
 * Writes the search text to the URL once typing pauses, and follows the URL when the user goes back or
 * forward.
 */
export function useSearchInAddress(
  seeker: ActorRefFrom<typeof teamSearchMachine>,
  inAddress: string,
  onSought: (text: string) => void,
): void {
  const latest = useRef({ inAddress, onSought })
  useEffect(() => {
    latest.current = { inAddress, onSought }
  })
  useEffect(() => {
    const subscription = seeker.subscribe((snapshot) => {
      const sought = snapshot.context.text.trim()
      if (!snapshot.matches('waiting') && sought !== latest.current.inAddress) latest.current.onSought(sought)
    })
    return () => subscription.unsubscribe()
  }, [seeker])
  useEffect(() => {
    const snapshot = seeker.getSnapshot()
    const isTyped = snapshot.matches('waiting') || snapshot.context.text.trim() === inAddress
    if (!isTyped) seeker.send({ type: 'search.change', text: inAddress })
  }, [seeker, inAddress])
}
