import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ChatMessage } from '#contract/chat-room.ts'
import type { chatRoomMachine } from '#machines/chat-room.machine.ts'
import { failureWords } from '../call-failure/failure-words.tsx'
import { Button } from '../kit/button.tsx'
import { LocalTime } from '../kit/local-time.tsx'
import { Picture } from '../kit/picture.tsx'
import { StateBox } from '../kit/state-box.tsx'
import styles from './chat-room.module.css'

/** Characters that a message may have. */
const LONGEST = 300
/** Pixels from its end within which a list follows what is said. */
const NEAR_END = 80

export type ChatRoomActor = ActorRefFrom<typeof chatRoomMachine>

type Props = { chat: ChatRoomActor }

/** GAME-12: what is said beside a stream, and a line to say something. */
export function ChatRoom({ chat }: Props) {
  const { t } = useLingui()
  const room = useSelector(chat, ({ context }) => context.room)
  return (
    <section className={styles.chat} aria-label={t`Chat`}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {room?.kind === 'support' ? <Trans>You and customer service</Trans> : <Trans>Chat</Trans>}
        </h2>
        {room && room.kind !== 'support' ? (
          <p className={styles.present}>
            <Plural value={room.present} one="# here" other="# here" />
          </p>
        ) : null}
      </header>
      <Messages chat={chat} />
      <Line chat={chat} />
    </section>
  )
}

function Messages({ chat }: Props) {
  const snapshot = useSelector(chat, (snapshot) => snapshot)
  const { failure } = snapshot.context
  if (snapshot.matches({ room: 'off' })) {
    return (
      <StateBox state="empty" title={<Trans>There is no chat here</Trans>}>
        <Trans>All else goes on without it.</Trans>
      </StateBox>
    )
  }
  if (snapshot.matches({ room: 'failed' })) {
    const { title, help } = failureWords(failure?.reason)
    return (
      <StateBox
        state="failed"
        title={title}
        action={
          <Button onClick={() => chat.send({ type: 'room.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {help}
      </StateBox>
    )
  }
  return <Log chat={chat} />
}

function Log({ chat }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(chat, (snapshot) => snapshot)
  const { messages, earlier, room, failure } = snapshot.context
  const isSupport = room?.kind === 'support'
  const list = useRef<HTMLDivElement>(null)
  useFollowedEnd(list, messages.at(-1)?.id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className={styles.messages} ref={list} tabIndex={0} role="log" aria-label={t`Messages`}>
      {earlier !== null ? (
        <Button look="plain" onClick={() => chat.send({ type: 'room.earlier' })}>
          <Trans>Earlier messages</Trans>
        </Button>
      ) : null}
      {snapshot.matches({ room: { shown: 'earlierUnread' } }) ? (
        <p className={styles.none} role="status">
          {failureWords(failure?.reason).title}
        </p>
      ) : null}
      {snapshot.hasTag('shown') && messages.length === 0 ? (
        <p className={styles.none}>
          {isSupport ? (
            <Trans>Write what it is about. Whoever is on duty answers here.</Trans>
          ) : (
            <Trans>Nobody has said anything yet.</Trans>
          )}
        </p>
      ) : null}
      <ol className={styles.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Shows the end of a list as it grows, unless somebody is reading what is further up. */
function useFollowedEnd(list: RefObject<HTMLElement | null>, last: string | undefined): void {
  const wasNear = useRef(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      wasNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])
  useEffect(() => {
    if (last !== undefined && wasNear.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [list, last])
}

function Message({ message: { author, icon, role, own, text, at } }: { message: ChatMessage }) {
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
              <Trans>Agent</Trans>
            </span>
          ) : null}
          <span className={styles.at}>
            <LocalTime moment={at} show="short" />
          </span>
        </p>
        <p className={styles.text}>{text ?? <Trans>This message was taken down.</Trans>}</p>
      </div>
    </article>
  )
}

/** In a conversation of two nobody has a name. */
const Side = ({ own }: { own: boolean }) => (own ? <Trans>You</Trans> : <Trans>Customer service</Trans>)

function Line({ chat }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(chat, (snapshot) => snapshot)
  const { text } = snapshot.context
  const isMuted = snapshot.matches({ message: 'muted' }) || snapshot.matches({ message: 'barred' })
  const isSending = snapshot.hasTag('sending')
  if (!snapshot.hasTag('shown') || isMuted) return isMuted ? <Muted chat={chat} /> : null
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        chat.send({ type: 'message.send' })
      }}
    >
      <input
        className={styles.field}
        aria-label={t`Say something`}
        placeholder={t`Say something`}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        readOnly={isSending}
        onChange={({ target }) => chat.send({ type: 'text.change', text: target.value })}
      />
      <Button type="submit" aria-disabled={isSending}>
        {snapshot.matches({ message: 'unsent' }) ? <Trans>Send again</Trans> : <Trans>Send</Trans>}
      </Button>
      <p className={styles.said} role="status">
        <LineSaid chat={chat} />
      </p>
    </form>
  )
}

function LineSaid({ chat }: Props) {
  const snapshot = useSelector(chat, (snapshot) => snapshot)
  if (snapshot.matches({ message: 'unsent' }))
    return <Trans>It did not get through. Sent again it is said once.</Trans>
  if (snapshot.matches({ message: 'waiting' })) return <Trans>Wait a moment before the next message.</Trans>
  if (snapshot.matches({ message: 'closed' })) return <Trans>Nothing can be said here for now.</Trans>
  return null
}

function Muted({ chat }: Props) {
  const until = useSelector(chat, ({ context }) => context.mutedUntil)
  return (
    <p className={styles.said} role="status">
      {until ? (
        <Trans>
          You may write here again <LocalTime moment={until} />.
        </Trans>
      ) : (
        <Trans>You may not write here.</Trans>
      )}
    </p>
  )
}
