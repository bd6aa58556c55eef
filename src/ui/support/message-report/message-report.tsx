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

/** Maximum length of `comment` in the API schema. */
const LONGEST = 140

const reasons: readonly ReportReason[] = ['insult', 'spam', 'fraud', 'other']

type Props = { actor: ActorRefFrom<typeof messageReportMachine> }

/** Reports an inappropriate message (CS-03). */
export function MessageReport({ actor }: Props) {
  const isForm = useSelector(actor, (snapshot) => snapshot.hasTag('form'))
  const message = useSelector(actor, ({ context }) => context.message)
  return (
    <Dialog title={<Trans>Report a message</Trans>} onClose={() => actor.send({ type: 'report.close' })}>
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
          <Trans>It does no harm to send it once more.</Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches('waiting') ? (
        <NoticeBar title={<Trans>Too many reports in a row</Trans>}>
          <Trans>Wait a moment; what you typed is still here.</Trans>
        </NoticeBar>
      ) : null}
      <fieldset
        className={styles.reasons}
        aria-label={t`What is wrong with it?`}
        aria-describedby={isMissing ? `${name}-note` : undefined}
      >
        <legend className={styles.legend}>
          <Trans>What is wrong with it?</Trans>
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
            <Trans>Choose one.</Trans>
          </p>
        ) : null}
      </fieldset>
      <TextArea
        label={<Trans>More, if you like</Trans>}
        name="comment"
        rows={2}
        maxLength={LONGEST}
        readOnly={isBusy}
        value={comment}
        onChange={({ target }) => actor.send({ type: 'comment.change', comment: target.value })}
        hint={<Plural value={left} one="# character left" other="# characters left" />}
      />
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'report.send' })}>
          {isBusy ? <Trans>Sending</Trans> : <Trans>Send report</Trans>}
        </Button>
        <Button onClick={() => actor.send({ type: 'report.close' })}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Form>
  )
}

function ReasonText({ reason }: { reason: ReportReason }): ReactNode {
  switch (reason) {
    case 'insult':
      return <Trans>It insults or threatens somebody</Trans>
    case 'spam':
      return <Trans>It advertises, or repeats itself</Trans>
    case 'fraud':
      return <Trans>It asks for money, passwords or to talk elsewhere</Trans>
    case 'other':
      return <Trans>Something else</Trans>
  }
}

/** Replaces the form and takes the focus from it. */
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
          <Trans>Close</Trans>
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
      return <Trans>You have reported this message before. Somebody looks at it.</Trans>
    case 'takenDown':
      return <Trans>This message was taken down meanwhile.</Trans>
    case 'off':
      return <Trans>The chat was switched off meanwhile.</Trans>
    case null:
      return <Trans>Thank you. Somebody looks at it, and whoever wrote it does not hear who told.</Trans>
  }
}
