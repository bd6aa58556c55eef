import { useLocation, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { CHAT_HASH } from '#ui/kit/addresses/chat-hash.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'

/**
 * Returns the room that a URL fragment names. Returns null for the list of rooms, and undefined if the
 * fragment does not belong to the chat.
 */
function roomIn(hash: string): string | null | undefined {
  const [, roomId] = /^chat\/([\w.-]{1,60})$/.exec(hash) ?? []
  return roomId ?? (hash === CHAT_HASH ? null : undefined)
}

export const useRoomInAddress = () => useLocation({ select: ({ hash }) => roomIn(hash) })

export const chatHash = (roomId: string | null): string =>
  roomId === null ? CHAT_HASH : `${CHAT_HASH}/${roomId}`

const isKnown = (session: SnapshotFrom<typeof sessionMachine>) =>
  session.hasTag('visitor') || session.hasTag('loggedIn')

const TASK = 'chat'

/** Keeps the chat overlay and the URL fragment in sync (CS-03). */
export function useChatInAddress(): void {
  const router = useRouter()
  const overlays = useChild('overlays')
  const isNamed = useRoomInAddress() !== undefined
  const isReady = useSelector(useChild('session'), isKnown)
  const isSiteKnown = useSelector(useChild('siteConfiguration'), ({ context }) => context.site !== null)
  const isShown = useSelector(overlays, ({ context: { shown, queue } }) =>
    [...shown, ...queue].some(({ kind }) => kind === 'chat'),
  )
  const isWanted = isReady && isSiteKnown && isNamed

  // Opens or closes the overlay to match the URL, also when the user goes back or forward.
  useEffect(() => {
    if (isWanted) overlays.send({ type: 'overlay.ask', task: { id: TASK, kind: 'chat' } })
    else overlays.send({ type: 'overlay.close', id: TASK })
  }, [overlays, isWanted])
  // Removes the fragment whenever the chat closes.
  useOnChange(isShown, () => {
    if (!isShown && roomIn(router.state.location.hash) !== undefined) {
      void router.navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
    }
  })
}
