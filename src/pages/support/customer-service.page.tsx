import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { supportEntries } from '#api/support/customer-service.ts'
import { isConversation } from '#api/support/live-chat.ts'
import { loadMessage } from '#api/support/message-draft.ts'
import { ownDomains } from '#domain/site/link-address.ts'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useKnownPlaces } from '#pages/kit/use-known-places.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { ChatRoom } from '#ui/support/chat-room/chat-room.tsx'
import { ChatLink } from '#ui/support/customer-service/chat-link.tsx'
import { ChatLinkSkeleton } from '#ui/support/customer-service/chat-link-skeleton.tsx'
import { CustomerService } from '#ui/support/customer-service/customer-service.tsx'
import { conversationFlow } from './conversation.flow.ts'
import { liveChatFlow } from './live-chat.flow.ts'
import { useUnreadAnswers } from './use-unread-answers.ts'

/** The header colour that is sent to the operator's own chat site. */
const HEADER_COLOR = '#0f1a1a'
/** The conversation's polling interval, in ms. It serves visitors, who get no push updates. */
const REFRESH_INTERVAL = 3_000

type Who = 'visitor' | 'player' | 'agent'

function whoIn(session: SnapshotFrom<typeof sessionMachine>): Who | null {
  if (session.hasTag('visitor')) return 'visitor'
  if (!session.hasTag('loggedIn')) return null
  return session.hasTag('agent') ? 'agent' : 'player'
}

/** Customer service (CS-01, CS-02). The URL fragment may name a conversation. */
export function CustomerServicePage() {
  const conversation = useLocation({ select: ({ hash }) => hash })
  const site = useSelector(useChild('siteConfiguration'), ({ context }) => context.site)
  const who = useSelector(useChild('session'), whoIn)
  const { hasPage } = useKnownPlaces()
  const entries = useMemo(() => (site ? supportEntries(site, hasPage) : null), [site, hasPage])
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  const isTalking = isConversation(conversation)
  return (
    <CustomerService
      entries={entries}
      isTalking={isTalking}
      chat={
        !(site && who) ? (
          <ChatLinkSkeleton />
        ) : isTalking ? (
          <Conversation
            key={`${conversation} ${memberId}`}
            id={conversation}
            {...{ who, own: ownDomains(site) }}
          />
        ) : (
          <ChatEntry key={`${who} ${memberId}`} who={who} own={ownDomains(site)} />
        )
      }
    />
  )
}

type ChatEntryProps = {
  who: Who
  own: readonly string[]
  gone?: string
}

function ChatEntry({ who, own, gone }: ChatEntryProps) {
  const { boot } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const isBuiltIn = useSelector(useChild('siteConfiguration'), ({ context }) => context.flags.supportChat)
  const wanted = {
    b2c: who !== 'agent',
    headerColor: HEADER_COLOR,
    title: boot.config.brand.name,
    isVisitor: who === 'visitor',
    own,
  }
  const actor = useFlow(liveChatFlow, { input: { wanted, isBuiltIn, ...(gone && { gone }) } })
  useOutcome(actor, ({ conversation }) => void navigate({ to: '.', hash: conversation }))
  return <ChatLink actor={actor} unread={useUnreadAnswers()} />
}

/** Text drafts are stored by member, so they are read once the session is known. */
function Conversation({ id, ...way }: ChatEntryProps & { id: string }) {
  const draftOwner = useSelector(useChild('session'), ({ context }) => context.member?.id ?? '')
  const unsent = loadMessage({ memberId: draftOwner, about: id })
  const chat = useFlow(conversationFlow, {
    input: { roomId: id, refreshInterval: REFRESH_INTERVAL, draftOwner, unsent },
  })
  useInvalidation('chat', () => chat.send({ type: 'chat.news' }))
  const isGone = useSelector(chat, (snapshot) => snapshot.matches('notFound'))
  return isGone ? <ChatEntry gone={id} {...way} /> : <ChatRoom chat={chat} />
}
