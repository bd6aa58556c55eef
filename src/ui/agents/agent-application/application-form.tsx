import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { MobileField } from '#ui/auth/mobile/mobile-field.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { TextArea } from '#ui/kit/forms/text-area.tsx'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'
import styles from './agent-application.module.css'
import type { ApplicationActor } from './agent-application.tsx'
import { ChannelField } from './channel-field.tsx'

// Maximum lengths in characters, as in the API schema.
const LONGEST_NAME = 100
const LONGEST_COMMENT = 140

export function ApplicationForm({ actor }: { actor: ApplicationActor }) {
  const isHydrated = useHydrated()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors, channel, countries, dialingCode, retryAt, failure } = snapshot.context
  const left = LONGEST_COMMENT - fields.comment.length
  return (
    <Form
      className={styles.form}
      isBusy={snapshot.hasTag('busy')}
      onFocus={() => actor.send({ type: 'form.enter' })}
      onSubmit={() => actor.send({ type: 'form.submit' })}
    >
      {snapshot.matches({ form: 'throttled' }) ? <TooMany until={retryAt} /> : null}
      {snapshot.hasTag('failed') ? <ActionFailed failure={failure} /> : null}
      <Field
        label={<Trans id="common.name">Name</Trans>}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={fields.name}
        onChange={(event) => actor.send({ type: 'field.change', field: 'name', value: event.target.value })}
        error={errors.name ? <Trans id="agents.application.nameMissing">Enter your name.</Trans> : null}
      />
      <MobileField
        autoFocus={false}
        countries={countries}
        dialingCode={dialingCode}
        value={fields.mobile}
        error={errors.mobile}
        onType={(value) => actor.send({ type: 'field.change', field: 'mobile', value })}
        onChoose={(chosen) => actor.send({ type: 'country.choose', dialingCode: chosen })}
      />
      <Field
        label={<Trans id="agents.application.email">Email (optional)</Trans>}
        name="email"
        type="email"
        autoComplete="email"
        value={fields.email}
        onChange={(event) => actor.send({ type: 'field.change', field: 'email', value: event.target.value })}
        error={
          errors.email ? <Trans id="common.emailInvalid">Invalid email. Check the address.</Trans> : null
        }
      />
      <ChannelField
        value={channel}
        isMissing={errors.channel !== undefined}
        onChoose={(chosen) => actor.send({ type: 'channel.choose', channel: chosen })}
      />
      <TextArea
        label={<Trans id="agents.application.comment">Comments (optional)</Trans>}
        name="comment"
        maxLength={LONGEST_COMMENT}
        value={fields.comment}
        onChange={(event) =>
          actor.send({ type: 'field.change', field: 'comment', value: event.target.value })
        }
        error={
          errors.comment ? <Trans id="common.textTooLong">This text is too long. Shorten it.</Trans> : null
        }
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
        <Button type="submit" aria-disabled={isHydrated && !snapshot.can({ type: 'form.submit' })}>
          {snapshot.hasTag('busy') ? (
            <Trans id="common.sending">Sending…</Trans>
          ) : (
            <Trans id="agents.application.submit">Send application</Trans>
          )}
        </Button>
      </div>
    </Form>
  )
}
