import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FeedbackRead as All, LONGEST_ANSWER } from '#protocol/sandbox/support.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { endFeedback, readFeedback } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { SentImages } from './sent-images.tsx'
import { useChange } from './use-change.ts'

const LOOK_EVERY = 2_000

type Feedback = All[number]

/** Lists the feedback from members and visitors (HELP-01). */
export function FeedbackDesk() {
  const read = useQuery({ queryKey: ['feedback'], queryFn: readFeedback, refetchInterval: LOOK_EVERY })
  const feedback = read.data?.feedback
  return (
    <Section name="feedback">
      {feedback?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.feedbackDesk.empty">No feedback yet. The form is in the help centre.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {feedback?.map((one) => (
          <One key={one.id} feedback={one} />
        ))}
      </ol>
    </Section>
  )
}

function One({ feedback }: { feedback: Feedback }) {
  const { t } = useLingui()
  const { id, account, content, contact, language, images, answer, isDone, at } = feedback
  const ending = useChange(endFeedback)
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>
          <TopicName topic={feedback.topic} />
        </strong>{' '}
        <CalendarTime moment={at} />
      </p>
      <p>
        {account ?? t({ id: 'sandbox.common.visitor', message: 'Visitor' })}
        {contact ? ` · ${contact}` : null} · {language.toUpperCase()}
      </p>
      <p className={styles.said}>{content}</p>
      {images.length > 0 ? <SentImages ids={images} /> : null}
      {isDone ? (
        <p className={styles.about}>
          {answer === null ? (
            <Trans id="sandbox.feedbackDesk.archived">Archived</Trans>
          ) : (
            <span className={styles.said}>← {answer}</span>
          )}
        </p>
      ) : (
        <End who={account} isPending={ending.isPending} onEnd={(answer) => ending.mutate({ id, answer })} />
      )}
      <div role="status" className={styles.off}>
        {ending.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}

type EndProps = { who: string | null; isPending: boolean; onEnd: (answer: string | null) => void }

/** Closes feedback. Only members can be answered here: they receive the answer as a message. */
function End({ who, isPending, onEnd }: EndProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  return (
    <form
      className={styles.steps}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onEnd(text)
      }}
    >
      {who === null ? null : (
        <>
          <textarea
            className={`${styles.answer} ${styles.reply}`}
            aria-label={t({ id: 'sandbox.common.replyTo', message: `Reply to ${who}` })}
            maxLength={LONGEST_ANSWER}
            rows={2}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={isPending}>
            <Trans id="sandbox.common.reply">Reply</Trans>
          </Button>
        </>
      )}
      <Button disabled={isPending} onClick={() => onEnd(null)}>
        <Trans id="sandbox.feedbackDesk.archive">Archive</Trans>
      </Button>
    </form>
  )
}

function TopicName({ topic }: Pick<Feedback, 'topic'>) {
  switch (topic) {
    case 'suggestion':
      return <Trans id="sandbox.feedbackDesk.topicSuggestion">Suggestion</Trans>
    case 'problem':
      return <Trans id="sandbox.feedbackDesk.topicProblem">Problem</Trans>
    case 'praise':
      return <Trans id="sandbox.feedbackDesk.topicPraise">Praise</Trans>
  }
}
