import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { ChatPanel } from '#ui/support/chat-panel/chat-panel.tsx'
import { chatHash, useRoomInAddress } from './chat-address.ts'
import { chatPanelFlow } from './chat-panel.flow.ts'
import { ReportedChat } from './reported-chat.tsx'

/** The overlay `chat` (CS-03). For visitors, the login popup opens on top of it. The URL names the room. */
export function ChatOverlay({ onClose }: { onClose: () => void }) {
  const app = useApp()
  const router = useRouter()
  const session = useChild('session')
  const isMember = useSelector(session, (snapshot) => snapshot.hasTag('loggedIn'))
  const isTrial = useSelector(session, (snapshot) => snapshot.hasTag('trial'))
  const isOn = useSelector(useChild('siteConfiguration'), ({ context }) => context.flags.chatRoom)
  const named = useRoomInAddress()
  const panel = useFlow(chatPanelFlow, { input: { isOn, isMember, roomId: named ?? null } })
  useOnChange(named, (roomId) => {
    if (roomId === null) panel.send({ type: 'rooms.show' })
    else if (roomId !== undefined) panel.send({ type: 'room.choose', roomId })
  })
  useInvalidation('chat', () => panel.send({ type: 'chat.news' }))
  useOnChange(isMember, () => {
    if (isMember) panel.send({ type: 'member.loggedIn' })
  })
  // A layout effect subscribes early enough for the first events.
  useLayoutEffect(() => {
    const subscriptions = [
      panel.on('login.wanted', () => app.send({ type: 'app.login' })),
      panel.on('room.entered', (entered) => {
        const hash = chatHash(entered.roomId)
        void router.navigate({ to: '.', search: true, hash, replace: true, resetScroll: false })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [app, panel, router])
  return (
    <ChatPanel
      panel={panel}
      roomOf={(id, lead) => (
        <ReportedChat
          key={id}
          roomId={id}
          lead={lead}
          closed={
            isTrial ? (
              <Trans id="support.chat.realAccountNeeded">
                Sign up for a real-money account to write here.
              </Trans>
            ) : null
          }
        />
      )}
      onClose={onClose}
    />
  )
}
