import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { SentMessage } from '#protocol/sandbox/outbox.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { readOutbox } from './sandbox-api.ts'
import { Section } from './section.tsx'

const LOOK_EVERY = 2_000

/** Lists all SMS and emails that a real platform would have sent, newest first. */
export function Outbox() {
  const outbox = useQuery({ queryKey: ['outbox'], queryFn: readOutbox, refetchInterval: LOOK_EVERY })
  const messages = outbox.data?.messages
  return (
    <Section name="outbox">
      {messages?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.outbox.empty">
            Nothing sent yet. SMS and emails appear here within two seconds.
          </Trans>
        </p>
      ) : null}
      <ol className={styles.messages} aria-live="polite">
        {messages?.map((message) => (
          <Sent key={message.id} message={message} />
        ))}
      </ol>
    </Section>
  )
}

function Sent({ message }: { message: SentMessage }) {
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{message.recipient}</strong> <CalendarTime moment={message.sentAt} />
      </p>
      <p>
        {withCode(message.text).map((part) =>
          part.isCode ? <mark key={part.text}>{part.text}</mark> : part.text,
        )}
      </p>
    </li>
  )
}

/** Splits a text so that codes of four to eight digits can be highlighted. */
function withCode(text: string): { text: string; isCode: boolean }[] {
  return text
    .split(/(\b\d{4,8}\b)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isCode: /^\d{4,8}$/.test(part) }))
}
