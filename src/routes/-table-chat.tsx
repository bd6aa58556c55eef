import { useEffect } from 'react'
import { chatRoomMachine } from '#machines/chat-room.machine.ts'
import { ChatRoom } from '#ui/chat-room/chat-room.tsx'
import { useApp } from './-app.ts'
import { useFlow } from './-use-flow.ts'

/** The chat of a live table, told of what is said. */
export function TableChat({ roomId }: { roomId: string }) {
  const app = useApp()
  const chat = useFlow(chatRoomMachine, { input: { roomId } })
  useEffect(() => {
    const subscription = app.on('outdated', ({ about }) => {
      if (about === 'chat' || about === 'everything') chat.send({ type: 'room.news' })
    })
    return () => subscription.unsubscribe()
  }, [app, chat])
  return <ChatRoom chat={chat} />
}
