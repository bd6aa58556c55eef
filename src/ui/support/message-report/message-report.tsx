import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { messageReportMachine } from '#machines/support/message-report.machine.ts'
import type { ReportReason } from '#protocol/support/chat-room.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { Radio } from '#ui/kit/forms/radio.tsx'
import { TextArea } from '#ui/kit/forms/text-area.tsx'
import styles from './message-report.module.css'

/** Maximum length of `comment`, as in the API schema. */
const LONGEST = 140

const reasons: readonly ReportReason[] = ['insult', 'spam', 'fraud', 'other']

type Props = { actor: ActorRefFrom<typeof messageReportMachine> }

/** Reports an inappropriate message (CS-03). */
export function MessageReport({ actor }: Props) {
  const isForm = useSelector(actor, (snapshot) => snapshot.hasTag('form'))
  const message = useSelector(actor, ({ context }) => context.message)
  return (
    <Dialog
      title={<Trans id="support.messageReport.title">Report a message</Trans>}
      onClose={() => actor.send({ type: 'report.close' })}
    >
      <blockquote className={styles.message}>
        <b>{message.author}</b>
        <p>{message.text}</p>
      </blockquote>
      {isForm ? <ReportForm actor={actor} /> : <Outcome actor={actor} />}
    </Dialog>
  )
}

function ReportForm({ actor }: Props) {
  const { t } = useLingui()
  const name = useId()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { reason, comment, failure } = snapshot.context
  const left = LONGEST - comment.length
  const isBusy = snapshot.hasTag('busy')
  const isMissing = snapshot.matches({ editing: 'reasonMissing' })
  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'report.send' })}>
      {snapshot.hasTag('failed') ? (
        <NoticeBar title={failureText(failure).title}>
          <Trans id="common.safeToResend">It’s safe to send it again.</Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches('waiting') ? (
        <NoticeBar title={<Trans id="support.messageReport.throttledTitle">Too many reports in a row</Trans>}>
          <Trans id="support.messageReport.throttledText">Wait a moment. What you typed is still here.</Trans>
        </NoticeBar>
      ) : null}
      <fieldset
        className={styles.reasons}
        aria-label={t({ id: 'support.messageReport.reason', message: 'Reason for the report' })}
        aria-describedby={isMissing ? `${name}-note` : undefined}
      >
        <legend className={styles.legend}>
          <Trans id="support.messageReport.reason">Reason for the report</Trans>
        </legend>
        {reasons.map((one) => (
          <label key={one} className={styles.reason}>
            <Radio
              name={name}
              value={one}
              checked={reason === one}
              aria-invalid={isMissing || undefined}
              onChange={() => actor.send({ type: 'reason.choose', reason: one })}
            />
            <ReasonText reason={one} />
          </label>
        ))}
        {isMissing ? (
          <p className={styles.note} id={`${name}-note`}>
            <Trans id="common.choiceRequired">Choose an option.</Trans>
          </p>
        ) : null}
      </fieldset>
      <TextArea
        label={<Trans id="support.messageReport.details">Details (optional)</Trans>}
        name="comment"
        rows={2}
        maxLength={LONGEST}
        readOnly={isBusy}
        value={comment}
        onChange={({ target }) => actor.send({ type: 'comment.change', comment: target.value })}
        hint={
          <Plural
            id="common.charactersLeft"
            value={left}
            _0="No characters left"
            one="# character left"
            other="# characters left"
          />
        }
      />
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'report.send' })}>
          {isBusy ? (
            <Trans id="common.sending">Sending…</Trans>
          ) : (
            <Trans id="support.messageReport.send">Send report</Trans>
          )}
        </Button>
        <Button onClick={() => actor.send({ type: 'report.close' })}>
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </Form>
  )
}

function ReasonText({ reason }: { reason: ReportReason }): ReactNode {
  switch (reason) {
    case 'insult':
      return <Trans id="support.messageReport.insult">It insults or threatens people</Trans>
    case 'spam':
      return <Trans id="support.messageReport.spam">It’s advertising or spam</Trans>
    case 'fraud':
      return <Trans id="support.messageReport.fraud">It asks for money, passwords or contact elsewhere</Trans>
    case 'other':
      return <Trans id="support.messageReport.other">Something else</Trans>
  }
}

/** The outcome of the report. It replaces the form and takes the focus. */
function Outcome({ actor }: Props) {
  const close = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => close.current?.focus(), [])
  return (
    <div ref={close} tabIndex={-1} role="status" className={styles.form}>
      <p>
        <OutcomeText refusal={snapshot.context.refusal} />
      </p>
      <div className={styles.acts}>
        <Button onClick={() => actor.send({ type: 'report.close' })}>
          <Trans id="common.close">Close</Trans>
        </Button>
      </div>
    </div>
  )
}

function OutcomeText({
  refusal,
}: {
  refusal: SnapshotFrom<typeof messageReportMachine>['context']['refusal']
}) {
  switch (refusal) {
    case 'alreadyReported':
      return (
        <Trans id="support.messageReport.alreadyReported">
          You’ve already reported this message. We’re reviewing it.
        </Trans>
      )
    case 'takenDown':
      return <Trans id="support.messageReport.alreadyRemoved">This message has already been removed.</Trans>
    case 'off':
      return <Trans id="support.messageReport.chatOff">The chat is no longer available.</Trans>
    case null:
      return (
        <Trans id="support.messageReport.sent">
          Thank you. We’ll review it. The author won’t know who reported it.
        </Trans>
      )
  }
}
