import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ChatDesk as All, ChatDecision } from '#protocol/sandbox/support.ts'
import type { ReportReason } from '#protocol/support/chat-room.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { decideOnMessage, readChat } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const LOOK_EVERY = 2_000
/** How long a temporary mute lasts, in minutes. */
const WHILE = 60

type Message = All[number]

/** Lists the messages in chat rooms, reported ones first (CS-03). */
export function ChatDesk() {
  const read = useQuery({ queryKey: ['chat'], queryFn: readChat, refetchInterval: LOOK_EVERY })
  const messages = read.data?.messages
  return (
    <Section name="chat">
      {messages?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.chatDesk.empty">No messages yet. Players’ messages appear here.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {messages?.map((message) => (
          <One key={message.id} message={message} />
        ))}
      </ol>
    </Section>
  )
}

function One({ message }: { message: Message }) {
  const { t } = useLingui()
  const { id, roomId, account, text, isTakenDown, muted, reports, at } = message
  const deciding = useChange(decideOnMessage)
  const decide = (decision: ChatDecision) => deciding.mutate({ id, ...decision })
  return (
    <li
      className={styles.message}
      aria-label={t({ id: 'sandbox.chatDesk.message', message: `${account}: ${text}` })}
    >
      <p className={styles.recipient}>
        <strong>{account}</strong> {roomId} <CalendarTime moment={at} />
      </p>
      <p>{text}</p>
      {reports.map(({ account: reporter, reason, comment }) => (
        <p key={reporter} className={styles.about}>
          {reporter}: <ReasonName reason={reason} />
          {comment ? `, ${comment}` : null}
        </p>
      ))}
      <p className={styles.about}>
        {isTakenDown ? <Trans id="sandbox.chatDesk.removed">Removed</Trans> : null} <MutedFor muted={muted} />
      </p>
      <div className={styles.steps}>
        {isTakenDown ? null : (
          <Button disabled={deciding.isPending} onClick={() => decide({ decision: 'takeDown' })}>
            <Trans id="sandbox.chatDesk.remove">Remove message</Trans>
          </Button>
        )}
        {muted ? (
          <Button disabled={deciding.isPending} onClick={() => decide({ decision: 'unmute' })}>
            <Trans id="sandbox.chatDesk.unmute">Unmute</Trans>
          </Button>
        ) : (
          <>
            <Button
              disabled={deciding.isPending}
              onClick={() => decide({ decision: 'mute', minutes: WHILE })}
            >
              <Trans id="sandbox.chatDesk.muteHour">Mute for an hour</Trans>
            </Button>
            <Button disabled={deciding.isPending} onClick={() => decide({ decision: 'mute', minutes: null })}>
              <Trans id="sandbox.chatDesk.mutePermanently">Mute permanently</Trans>
            </Button>
          </>
        )}
        {reports.length > 0 ? (
          <Button disabled={deciding.isPending} onClick={() => decide({ decision: 'dismiss' })}>
            <Trans id="sandbox.chatDesk.dismissReports">Dismiss reports</Trans>
          </Button>
        ) : null}
      </div>
      <div role="status" className={styles.off}>
        {deciding.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}

function MutedFor({ muted }: { muted: Message['muted'] }) {
  if (!muted) return null
  if (muted.until === null) return <Trans id="sandbox.chatDesk.mutedPermanently">Muted permanently</Trans>
  return (
    <Trans id="sandbox.chatDesk.mutedUntil">
      Muted until <CalendarTime moment={muted.until} />
    </Trans>
  )
}

function ReasonName({ reason }: { reason: ReportReason }) {
  switch (reason) {
    case 'insult':
      return <Trans id="sandbox.chatDesk.reasonInsult">Insult</Trans>
    case 'spam':
      return <Trans id="sandbox.chatDesk.reasonSpam">Advertising or spam</Trans>
    case 'fraud':
      return <Trans id="sandbox.chatDesk.reasonFraud">Fraud</Trans>
    case 'other':
      return <Trans id="sandbox.chatDesk.reasonOther">Something else</Trans>
  }
}
