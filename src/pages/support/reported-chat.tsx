import { useSelector } from '@xstate/react'
import { type ComponentProps, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { ChatRoom } from '#ui/support/chat-room/chat-room.tsx'
import { MessageReport } from '#ui/support/message-report/message-report.tsx'
import { chatRoomFlow } from './chat-room.flow.ts'
import { messageReportFlow } from './message-report.flow.ts'

type Props = { roomId: string } & Pick<ComponentProps<typeof ChatRoom>, 'lead' | 'closed'>

const isAccount = (session: SnapshotFrom<typeof sessionMachine>) =>
  session.hasTag('loggedIn') && !session.hasTag('trial')

export function ReportedChat({ roomId, ...shown }: Props) {
  const chat = useFlow(chatRoomFlow, { input: { roomId } })
  const mayReport = useSelector(useChild('session'), isAccount)
  const [reported, setReported] = useState<ChatMessage | null>(null)
  useInvalidation('chat', () => chat.send({ type: 'chat.news' }))
  return (
    <>
      <ChatRoom chat={chat} onReport={mayReport ? setReported : undefined} {...shown} />
      {reported ? <Report key={reported.id} message={reported} onDone={() => setReported(null)} /> : null}
    </>
  )
}

function Report({ message, onDone }: { message: ChatMessage; onDone: () => void }) {
  const actor = useFlow(messageReportFlow, { input: { message } })
  useOutcome(actor, onDone)
  return <MessageReport actor={actor} />
}
