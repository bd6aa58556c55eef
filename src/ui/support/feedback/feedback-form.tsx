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
  // The link that opened the form has disappeared, so move the focus to the form.
  useEffect(() => top.current?.focus(), [])
  return (
    <Form className={styles.form} isBusy={isSending} onSubmit={() => actor.send({ type: 'feedback.send' })}>
      <p className={styles.text} ref={top} tabIndex={-1}>
        {isMember ? (
          <Trans id="support.feedback.introMember">
            An idea, a problem or praise? Our team reads it and replies in Messages.
          </Trans>
        ) : (
          <Trans id="support.feedback.introVisitor">
            An idea, a problem or praise? Our team reads it. Leave a contact if you want a reply.
          </Trans>
        )}
      </p>
      <Topics
        chosen={topic}
        isMissing={errors.topic !== undefined}
        isLocked={isSending}
        onChoose={(chosen) => actor.send({ type: 'topic.choose', topic: chosen })}
      />
      <TextArea
        label={<Trans id="support.feedback.content">Your message</Trans>}
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
          label={<Trans id="support.feedback.contact">Email/phone (optional)</Trans>}
          name="contact"
          autoComplete="email"
          readOnly={isSending}
          value={contact}
          onChange={({ target }) => actor.send({ type: 'contact.change', contact: target.value })}
          error={
            errors.contact ? <Trans id="common.textTooLong">This text is too long. Shorten it.</Trans> : null
          }
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
          {isSending ? <Trans id="common.sending">Sending…</Trans> : <Trans id="common.send">Send</Trans>}
        </Button>
        {images.isSending ? (
          <span className={styles.why}>
            <Trans id="support.feedback.imageUploading">An image is still uploading.</Trans>
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
    suggestion: t({ id: 'support.feedback.suggestion', message: 'Suggestion' }),
    problem: t({ id: 'support.feedback.problem', message: 'Problem' }),
    praise: t({ id: 'support.feedback.praise', message: 'Praise' }),
  }
  return (
    <fieldset className={styles.topics} aria-describedby={isMissing ? `${name}-note` : undefined}>
      <legend className={styles.label}>
        <Trans id="support.feedback.topic">Topic</Trans>
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
          <Trans id="common.choiceRequired">Choose an option.</Trans>
        </p>
      ) : null}
    </fieldset>
  )
}

function Length({ of: content, isError = false }: { of: string; isError?: boolean }) {
  const least = SHORTEST_FEEDBACK
  const isLong = charactersLeft(content, LONGEST_FEEDBACK) < 0
  if (!isLong && (isError || content === ''))
    return <Trans id="support.feedback.minimumLength">At least {least} characters</Trans>
  return <CharactersLeft of={content} most={LONGEST_FEEDBACK} />
}

type ImagesProps = Props & { isLocked: boolean }

/** Lets members attach images. Other viewers get a button to log in or sign up. */
function Images({ actor, image, isLocked }: ImagesProps) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { imageUpload } = snapshot.children
  const want = () => actor.send({ type: 'account.request' })
  if (imageUpload)
    return (
      <div className={styles.images}>
        <p className={styles.label}>
          <Trans id="common.imagesOptional">Images (optional)</Trans>
        </p>
        <ImageUpload actor={imageUpload} isLocked={isLocked} image={image} />
      </div>
    )
  return snapshot.matches({ writing: { images: 'trial' } }) ? (
    <Account act={<Trans id="common.signUpFromDemo">Sign up</Trans>} onWant={want}>
      <Trans id="support.feedback.accountNoteDemo">
        With a real-money account you can send images and get replies in Messages.
      </Trans>
    </Account>
  ) : (
    <Account act={<Trans id="common.logIn">Log in</Trans>} onWant={want}>
      <Trans id="support.feedback.accountNoteVisitor">
        Log in to send images and get replies in Messages. What you typed stays here.
      </Trans>
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
