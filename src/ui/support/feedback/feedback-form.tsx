import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { charactersLeft } from '#domain/text/characters-left.ts'
import {
  type FeedbackTopic,
  feedbackTopics,
  LONGEST_FEEDBACK,
  SHORTEST_FEEDBACK,
} from '#protocol/support/feedback.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { CharactersLeft } from '#ui/kit/forms/characters-left.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { Radio } from '#ui/kit/forms/radio.tsx'
import { TextArea } from '#ui/kit/forms/text-area.tsx'
import { ImageUpload } from '#ui/support/image-upload/image-upload.tsx'
import styles from './feedback.module.css'
import type { FeedbackActor } from './feedback.tsx'

type Props = { actor: FeedbackActor; image: (id: string) => ReactNode }

export function FeedbackForm({ actor, image }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { viewer, topic, content, contact, errors, images, failure, retryAt } = snapshot.context
  const { sendFeedback } = snapshot.children
  const isUnsure = useUnsure(sendFeedback)
  const isSending = snapshot.hasTag('busy')
  const isMember = viewer === 'member'
  const top = useRef<HTMLParagraphElement>(null)
  // The link that opened the form is gone.
  useEffect(() => top.current?.focus(), [])
  return (
    <Form className={styles.form} isBusy={isSending} onSubmit={() => actor.send({ type: 'feedback.send' })}>
      <p className={styles.text} ref={top} tabIndex={-1}>
        {isMember ? (
          <Trans>An idea, a problem, or what you like: people read it, and answer by message.</Trans>
        ) : (
          <Trans>An idea, a problem, or what you like: people read it.</Trans>
        )}
      </p>
      <Topics
        chosen={topic}
        isMissing={errors.topic !== undefined}
        isLocked={isSending}
        onChoose={(chosen) => actor.send({ type: 'topic.choose', topic: chosen })}
      />
      <TextArea
        label={<Trans>What would you like to tell us?</Trans>}
        name="content"
        rows={6}
        readOnly={isSending}
        value={content}
        onChange={({ target }) => actor.send({ type: 'content.change', content: target.value })}
        error={errors.content ? <Length of={content} isError /> : null}
        hint={<Length of={content} />}
      />
      {isMember ? null : (
        <Field
          label={<Trans>E-mail or mobile, if you want an answer</Trans>}
          name="contact"
          autoComplete="email"
          readOnly={isSending}
          value={contact}
          onChange={({ target }) => actor.send({ type: 'contact.change', contact: target.value })}
          error={errors.contact ? <Trans>This is too long.</Trans> : null}
        />
      )}
      <Images actor={actor} image={image} isLocked={isSending} />
      {snapshot.matches({ writing: { form: 'throttled' } }) ? <TooMany until={retryAt} /> : null}
      {snapshot.hasTag('failed') ? <ActionFailed failure={failure} /> : null}
      {sendFeedback && isUnsure ? <Unsure doing={sendFeedback} /> : null}
      <div className={styles.acts}>
        <Button
          type="submit"
          look="act"
          aria-disabled={images.isSending || !snapshot.can({ type: 'feedback.send' })}
        >
          {isSending ? <Trans>Sending</Trans> : <Trans>Send</Trans>}
        </Button>
        {images.isSending ? (
          <span className={styles.why}>
            <Trans>An image is still on its way.</Trans>
          </span>
        ) : null}
      </div>
    </Form>
  )
}

type TopicsProps = {
  chosen: FeedbackTopic | null
  isMissing: boolean
  isLocked: boolean
  onChoose: (topic: FeedbackTopic) => void
}

function Topics({ chosen, isMissing, isLocked, onChoose }: TopicsProps) {
  const { t } = useLingui()
  const name = useId()
  const names: Record<FeedbackTopic, string> = {
    suggestion: t`Suggestion`,
    problem: t`Problem`,
    praise: t`Praise`,
  }
  return (
    <fieldset className={styles.topics} aria-describedby={isMissing ? `${name}-note` : undefined}>
      <legend className={styles.label}>
        <Trans>What is it about?</Trans>
      </legend>
      <div className={styles.choices}>
        {feedbackTopics.map((topic) => (
          <label key={topic} className={styles.topic}>
            <Radio
              name={name}
              value={topic}
              checked={topic === chosen}
              disabled={isLocked}
              aria-invalid={isMissing || undefined}
              onChange={() => onChoose(topic)}
            />
            {names[topic]}
          </label>
        ))}
      </div>
      {isMissing ? (
        <p className={styles.missing} id={`${name}-note`}>
          <Trans>Choose one.</Trans>
        </p>
      ) : null}
    </fieldset>
  )
}

function Length({ of: content, isError = false }: { of: string; isError?: boolean }) {
  const least = SHORTEST_FEEDBACK
  const isLong = charactersLeft(content, LONGEST_FEEDBACK) < 0
  if (!isLong && (isError || content === '')) return <Trans>At least {least} characters</Trans>
  return <CharactersLeft of={content} most={LONGEST_FEEDBACK} />
}

type ImagesProps = Props & { isLocked: boolean }

/** Only members can attach images. For others, a button leads to the login. */
function Images({ actor, image, isLocked }: ImagesProps) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { imageUpload } = snapshot.children
  const want = () => actor.send({ type: 'account.request' })
  if (imageUpload)
    return (
      <div className={styles.images}>
        <p className={styles.label}>
          <Trans>Images, if you like</Trans>
        </p>
        <ImageUpload actor={imageUpload} isLocked={isLocked} image={image} />
      </div>
    )
  return snapshot.matches({ writing: { images: 'trial' } }) ? (
    <Account act={<Trans>Register an account</Trans>} onWant={want}>
      <Trans>With a real account you can send images, and are answered by message.</Trans>
    </Account>
  ) : (
    <Account act={<Trans>Log in</Trans>} onWant={want}>
      <Trans>Members can send images, and are answered by message. What you typed stays here.</Trans>
    </Account>
  )
}

type AccountProps = { act: ReactNode; onWant: () => void; children: ReactNode }

const Account = ({ act, onWant, children }: AccountProps) => (
  <div className={styles.account}>
    <p className={styles.text}>{children}</p>
    <Button onClick={onWant}>{act}</Button>
  </div>
)
