import { useLocation, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { overlaysMachine } from '#machines/site/overlays.machine.ts'
import { useChild } from '#pages/site/app-context.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { CHAT } from '#ui/support/chat-panel/chat-hash.ts'

/** The room that an address's fragment names, null for the list of them; nothing where the fragment is another thing's. */
function roomIn(hash: string): string | null | undefined {
  const [, roomId] = /^chat\/([\w.-]{1,60})$/.exec(hash) ?? []
  return roomId ?? (hash === CHAT ? null : undefined)
}

/** Which room the address names, as `roomIn` says. */
export const useRoomInAddress = () => useLocation({ select: ({ hash }) => roomIn(hash) })

/** The fragment of a room, or of the list of them. */
export const chatHash = (roomId: string | null): string => (roomId === null ? CHAT : `${CHAT}/${roomId}`)

const isShownIn = ({ context: { shown, queue } }: SnapshotFrom<typeof overlaysMachine>) =>
  [...shown, ...queue].some(({ kind }) => kind === 'chat')

const isKnown = (session: SnapshotFrom<typeof sessionMachine>) =>
  session.hasTag('visitor') || session.hasTag('loggedIn')

const TASK = 'chat'

/** CS-03: the chat lies over whichever page it was opened on, and its fragment stands in that page's address as long as it does. */
export function useChatInAddress(): void {
  const router = useRouter()
  const overlays = useChild('overlays')
  const isNamed = useRoomInAddress() !== undefined
  const isReady = useSelector(useChild('session'), isKnown)
  const isSiteKnown = useSelector(useChild('siteConfiguration'), ({ context }) => context.site !== null)
  const isShown = useSelector(overlays, isShownIn)
  const isWanted = isReady && isSiteKnown && isNamed

  // The address leads, also by the browser's own back and forward.
  useEffect(() => {
    if (isWanted) overlays.send({ type: 'overlay.ask', task: { id: TASK, kind: 'chat' } })
    else overlays.send({ type: 'overlay.close', id: TASK })
  }, [overlays, isWanted])
  // Whatever put an end to it, nothing of it stays in the address.
  useOnChange(isShown, () => {
    if (!isShown && roomIn(router.state.location.hash) !== undefined) {
      void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
    }
  })
}
