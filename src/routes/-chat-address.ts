import { useLocation, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { overlaysMachine } from '#machines/overlays.machine.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { CHAT } from '#ui/chat-panel/chat-hash.ts'
import { useTold } from '#ui/hooks/use-told.ts'
import { useChild } from './-app.ts'

/** Whether an address's fragment is the chat's, and which room it names. */
function chatIn(hash: string): { roomId: string | null } | null {
  const [, roomId = null] = /^chat(?:\/([\w.-]{1,60}))?$/.exec(hash) ?? []
  return roomId === null && hash !== CHAT ? null : { roomId }
}

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
  const hash = useLocation({ select: ({ hash }) => hash })
  const isReady = useSelector(useChild('session'), isKnown)
  const isSiteKnown = useSelector(useChild('siteConfiguration'), ({ context }) => context.site !== null)
  const isShown = useSelector(overlays, isShownIn)
  const wanted = isReady && isSiteKnown ? chatIn(hash) : null
  const isWanted = wanted !== null
  const roomId = wanted?.roomId ?? null

  // The address leads, also by the browser's own back and forward.
  useEffect(() => {
    if (isWanted) overlays.send({ type: 'overlay.ask', task: { id: TASK, kind: 'chat', roomId } })
    else overlays.send({ type: 'overlay.close', id: TASK })
  }, [overlays, isWanted, roomId])
  // Whatever put an end to it, nothing of it stays in the address.
  useTold(isShown, () => {
    if (!isShown && chatIn(router.state.location.hash)) {
      void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
    }
  })
}
