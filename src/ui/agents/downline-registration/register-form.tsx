import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { DownlineField } from '#machines/agents/downline-registration.logic.ts'
import type { downlineRegistrationMachine } from '#machines/agents/downline-registration.machine.ts'
import type { FieldRule } from '#protocol/auth/registration-settings.ts'
import { PresetList } from '#ui/agents/preset-contracts/preset-list.tsx'
import { PresetsRefused } from '#ui/agents/preset-contracts/presets-refused.tsx'
import { WithPresets } from '#ui/agents/preset-contracts/with-presets.tsx'
import { fieldText } from '#ui/auth/registration/field-text.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { HandOver } from './hand-over.tsx'
import styles from './register-page.module.css'
import { TypeChoice } from './type-choice.tsx'

export type DownlineRegistrationActor = ActorRefFrom<typeof downlineRegistrationMachine>

export type LoginAddresses = Readonly<Record<'member' | 'agent', string>>

type Props = {
  actor: DownlineRegistrationActor
  symbol: string
  /** Full login URLs by account type. */
  loginAddresses: LoginAddresses
  onGeneratePassword: () => void
}

export function RegisterForm({ actor, symbol, loginAddresses, onGeneratePassword }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches('made') || snapshot.matches('found')) {
    return <HandOver actor={actor} loginAddresses={loginAddresses} />
  }
  const { type, fields, errors, rules } = snapshot.context
  const presets = snapshot.children.presetContracts
  const isBusy = snapshot.hasTag('busy')
  const field = (name: DownlineField, label: string) => {
    const error = errors[name]
    return {
      label,
      name,
      value: fields[name],
      autoCapitalize: 'none',
      autoComplete: 'off',
      spellCheck: false,
      error: error ? fieldText(name, error, { rule: rules[name] ?? anything, dialingCode: '' }) : null,
      onChange: ({ target }: { target: { value: string } }) =>
        actor.send({ type: 'field.change', field: name, value: target.value }),
    }
  }
  const form = (
    <Form
      className={styles.form}
      isBusy={isBusy}
      onSubmit={() => actor.send({ type: 'registration.submit' })}
    >
      <Feedback actor={actor} />
      <TypeChoice chosen={type} onChoose={(chosen) => actor.send({ type: 'type.choose', chosen })} />
      <Field {...field('username', t({ id: 'common.username', message: 'Username' }))} />
      <Field
        {...field(
          'password',
          t({ id: 'agents.downlineRegistration.password', message: 'Temporary password' }),
        )}
        hint={
          <Trans id="agents.downlineRegistration.passwordHint">
            Shown because it’s for someone else. They change it at first login.
          </Trans>
        }
        after={
          <Button look="plain" onClick={onGeneratePassword}>
            <Trans id="agents.downlineRegistration.generatePassword">Generate password</Trans>
          </Button>
        }
      />
      <Field
        {...field(
          'nickname',
          t({ id: 'agents.downlineRegistration.nickname', message: 'Nickname (optional)' }),
        )}
        maxLength={20}
        autoCapitalize="words"
      />
      {type === 'agent' && presets ? <PresetList actor={presets} isBusy={isBusy} /> : null}
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'registration.submit' })}>
          {isBusy ? (
            <Trans id="common.creatingAccount">Creating account…</Trans>
          ) : (
            <Trans id="agents.downlineRegistration.submit">Create account</Trans>
          )}
        </Button>
      </div>
    </Form>
  )
  if (!presets) return form
  return (
    <WithPresets actor={presets} symbol={symbol}>
      {form}
    </WithPresets>
  )
}

function Feedback({ actor }: { actor: DownlineRegistrationActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, refusal, failure } = snapshot.context
  if (snapshot.matches({ editing: 'refused' }) && refusal === 'presets')
    return <PresetsRefused actor={snapshot.children.presetContracts} />
  if (snapshot.matches('throttled')) return <TooMany until={retryAt} />
  if (snapshot.matches({ editing: 'failed' })) return <ActionFailed failure={failure} />
  if (snapshot.matches({ editing: 'outcomeUnknown' })) {
    return (
      <NoticeBar title={failureText(failure).title}>
        <Trans id="agents.downlineRegistration.outcomeUnknown">
          The account may have been created. Look for it in your team before you try again.
        </Trans>
      </NoticeBar>
    )
  }
  return null
}

const anything: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
}
