import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { chatRoomMachine } from '#machines/support/chat-room.machine.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { dayOf } from '#ui/kit/forms/day-range.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Clock } from '#ui/kit/text/clock.tsx'
import styles from './chat-room.module.css'

const LONGEST = 300
/** If the list is scrolled to within this many px of its end, it follows new messages. */
const NEAR_END = 80

export type ChatRoomActor = ActorRefFrom<typeof chatRoomMachine>

const FLAG = 'M6 21V4h11l-2.5 4L17 12H6'

type Props = { chat: ChatRoomActor }

type RoomProps = Props & {
  /** Shown instead of the title if the room fills its container. */
  lead?: ReactNode
  /** Shown instead of the text field if the viewer may not write. A general text by default. */
  closed?: ReactNode
  /** Reports another member's message. If undefined, messages have no report button. */
  onReport?: ((message: ChatMessage) => void) | undefined
}

/** A chat room with its messages and a text field (GAME-12, CS-03). */
export function ChatRoom({ chat, lead, closed, onReport }: RoomProps) {
  const { t } = useLingui()
  const room = useSelector(chat, ({ context }) => context.room)
  return (
    <section
      className={styles.chat}
      data-fills={lead ? true : undefined}
      aria-label={t({ id: 'common.chat', message: 'Chat' })}
    >
      <header className={styles.head}>
        {lead ?? (
          <h2 className={styles.title}>
            {room?.kind === 'support' ? (
              <Trans id="support.chatRoom.supportTitle">You and customer support</Trans>
            ) : (
              <Trans id="common.chat">Chat</Trans>
            )}
          </h2>
        )}
        {room && room.kind !== 'support' ? (
          <p className={styles.present}>
            <Plural
              id="support.chatRoom.present"
              value={room.present}
              _0="empty now"
              one="# here"
              other="# here"
            />
          </p>
        ) : null}
      </header>
      <Messages chat={chat} onReport={onReport} />
      <Line chat={chat} closed={closed} />
    </section>
  )
}

type LogProps = Props & Pick<RoomProps, 'onReport'>

function Messages({ chat, onReport }: LogProps) {
  const snapshot = useSelector(chat, (snapshot) => snapshot)
  const { failure } = snapshot.context
  if (snapshot.matches('off')) {
    return (
      <EmptyState state="empty" title={<Trans id="support.chatOffTitle">Chat unavailable</Trans>}>
        <Trans id="support.chatOffText">Everything else works as usual.</Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches('failed')) {
    const { title, help } = failureText(failure)
    return (
      <EmptyState
        state="failed"
        title={title}
        action={
          <Button onClick={() => chat.send({ type: 'room.retry' })}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        {help}
      </EmptyState>
    )
  }
  return <Log chat={chat} onReport={onReport} />
}

function Log({ chat, onReport }: LogProps) {
  const { t } = useLingui()
  const snapshot = useSelector(chat, (snapshot) => snapshot)
  const { messages, earlier, room, failure } = snapshot.context
  const isSupport = room?.kind === 'support'
  const list = useRef<HTMLDivElement>(null)
  useFollowedEnd(list, messages.at(-1)?.id)
  return (
    <div
      className={styles.messages}
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the messages
      tabIndex={0}
      role="log"
      aria-label={t({ id: 'common.messages', message: 'Messages' })}
    >
      {earlier !== null ? (
        <Button look="plain" onClick={() => chat.send({ type: 'room.earlier' })}>
          <Trans id="support.chatRoom.showEarlier">Show earlier messages</Trans>
        </Button>
      ) : null}
      {snapshot.matches({ shown: 'earlierFailed' }) ? (
        <p className={styles.none} role="status">
          {failureText(failure).title}
        </p>
      ) : null}
      {snapshot.hasTag('shown') && messages.length === 0 ? (
        <p className={styles.none}>
          {isSupport ? (
            <Trans id="support.chatRoom.supportIntro">Tell us what it’s about. Our team replies here.</Trans>
          ) : (
            <Trans id="support.noMessages">No messages yet.</Trans>
          )}
        </p>
      ) : null}
      <ol className={styles.list}>
        {messages.map((message, place) => (
          <li key={message.id}>
            {isOtherDay(messages[place - 1], message) ? <Day moment={message.at} /> : null}
            <Message message={message} onReport={onReport} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const isOtherDay = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before === undefined || dayAt(before) !== dayAt(message)

const dayAt = ({ at }: ChatMessage) => dayOf(new Date(at), calendarZone)

function Day({ moment }: { moment: string }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.day}>
      <time dateTime={moment}>
        {i18n.date(moment, { weekday: 'long', day: 'numeric', month: 'long', timeZone: calendarZone })}
      </time>
    </p>
  )
}

/** Scrolls to new messages, unless the user has scrolled up. */
function useFollowedEnd(list: RefObject<HTMLElement | null>, last: string | undefined): void {
  const wasNear = useRef(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      wasNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    }
    // Keeps the last message visible when the notice below the list grows.
    const room = new ResizeObserver(() => {
      if (wasNear.current) element.scrollTo({ top: element.scrollHeight })
    })
    room.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      room.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list])
  useEffect(() => {
    if (last !== undefined && wasNear.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [list, last])
}

type MessageProps = Pick<RoomProps, 'onReport'> & { message: ChatMessage }

function Message({ message, onReport }: MessageProps) {
  const { t } = useLingui()
  const { author, icon, role, own, text, at } = message
  return (
    <article className={styles.message} data-own={own || undefined} data-plain={icon === '' || undefined}>
      {icon ? (
        <Picture className={styles.icon} src={icon} alt="" width={28} height={28} loading="lazy" />
      ) : null}
      <div>
        <p className={styles.author}>
          <b>{author || <Side own={own} />}</b>
          {role === 'agent' ? (
            <span className={styles.role}>
              <Trans id="common.agent">Agent</Trans>
            </span>
          ) : null}
          <span className={styles.at}>
            <CalendarTime moment={at} show="time" />
          </span>
        </p>
        {text === null ? (
          <p className={styles.gone}>
            <Trans id="support.messageRemoved">This message was removed.</Trans>
          </p>
        ) : (
          <p className={styles.text}>{text}</p>
        )}
      </div>
      {onReport && !own && text !== null ? (
        <div className={styles.report}>
          <IconButton
            label={t({ id: 'support.chatRoom.reportMessage', message: `Report the message from ${author}` })}
            onClick={() => onReport(message)}
          >
            <Drawing path={FLAG} small />
          </IconButton>
        </div>
      ) : null}
    </article>
  )
}

/** The sender's name in a conversation with customer support, where messages name no author. */
const Side = ({ own }: { own: boolean }) =>
  own ? <Trans id="support.you">You</Trans> : <Trans id="common.customerSupport">Customer support</Trans>

function Line({ chat, closed }: Props & Pick<RoomProps, 'closed'>) {
  const isShown = useSelector(chat, (snapshot) => snapshot.hasTag('shown'))
  const isOpen = useSelector(chat, ({ context }) => context.room?.open ?? false)
  const message = useSelector(chat, ({ children }) => children.chatMessage)
  const isMuted = useSelector(
    message,
    (snapshot) => snapshot?.matches('muted') || snapshot?.matches('barred') || false,
  )
  if (message && isMuted) return <Muted message={message} />
  if (!message || !isShown) return null
  return isOpen ? <MessageForm message={message} /> : <p className={styles.said}>{closed ?? <Closed />}</p>
}

type WrittenProps = { message: NonNullable<SnapshotFrom<ChatRoomActor>['children']['chatMessage']> }

function MessageForm({ message }: WrittenProps) {
  const { t } = useLingui()
  const snapshot = useSelector(message, (snapshot) => snapshot)
  const isSending = snapshot.hasTag('sending')
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        message.send({ type: 'message.send' })
      }}
    >
      <input
        className={styles.field}
        aria-label={t({ id: 'support.chatRoom.messageField', message: 'Write a message' })}
        placeholder={t({ id: 'support.chatRoom.messageField', message: 'Write a message' })}
        value={snapshot.context.text}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        readOnly={isSending}
        onChange={({ target }) => message.send({ type: 'text.change', text: target.value })}
      />
      <Button type="submit" aria-disabled={isSending}>
        {snapshot.matches('sendFailed') ? (
          <Trans id="support.chatRoom.sendAgain">Send again</Trans>
        ) : (
          <Trans id="common.send">Send</Trans>
        )}
      </Button>
      <p className={styles.said} role="status">
        <LineStatus message={message} />
      </p>
    </form>
  )
}

function LineStatus({ message }: WrittenProps) {
  const snapshot = useSelector(message, (snapshot) => snapshot)
  if (snapshot.matches('sendFailed'))
    return (
      <Trans id="support.chatRoom.sendUnknown">
        We haven’t got an answer yet. Send it again; your message appears only once.
      </Trans>
    )
  if (snapshot.matches('waiting')) return <Waiting wait={snapshot.context.wait} />
  if (snapshot.matches('closed')) return <Closed />
  return null
}

/** A countdown until the next message is allowed. `wait` is in ms. */
function Waiting({ wait }: { wait: number }) {
  const [until] = useState(() => Date.now() + wait)
  const seconds = useSecondsUntil(until)
  return (
    <Trans id="support.chatRoom.nextMessageIn">
      You can send the next message in <Clock seconds={seconds} />.
    </Trans>
  )
}

const Closed = () => <Trans id="support.chatRoom.closed">You can’t write here right now.</Trans>

function Muted({ message }: WrittenProps) {
  const until = useSelector(message, ({ context }) => context.mutedUntil)
  return (
    <p className={styles.said} role="status">
      {until ? (
        <Trans id="support.chatRoom.mutedUntil">
          You can write here again from <CalendarTime moment={until} />.
        </Trans>
      ) : (
        <Trans id="support.chatRoom.barred">You can’t write here.</Trans>
      )}
    </p>
  )
}
