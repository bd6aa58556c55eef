import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { plainAddedText } from '#domain/text/plain-text.ts'
import { LONGEST_LINK_NAME } from '#protocol/agents/downline-registration.ts'
import { PresetList } from '#ui/agents/preset-contracts/preset-list.tsx'
import { PresetsRefused } from '#ui/agents/preset-contracts/presets-refused.tsx'
import { WithPresets } from '#ui/agents/preset-contracts/with-presets.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { CharactersLeft } from '#ui/kit/forms/characters-left.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import type { DownlineLinksActor } from './links.tsx'
import styles from './register-page.module.css'
import { TypeChoice } from './type-choice.tsx'

export function LinkComposer({ actor, symbol }: { actor: DownlineLinksActor; symbol: string }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { name, type, refusal } = snapshot.context
  const presets = snapshot.children.presetContracts
  const isBusy = snapshot.hasTag('busy')
  const isComposing = useSelector(presets, (snapshot) => snapshot?.hasTag('composing') ?? false)
  if (!presets) return null
  const close = () =>
    isComposing ? presets.send({ type: 'preset.leave' }) : actor.send({ type: 'link.leave' })
  return (
    <Dialog title={<Trans id="agents.downlineRegistration.newLink">New link</Trans>} onClose={close}>
      <WithPresets actor={presets} symbol={symbol}>
        <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'link.submit' })}>
          <Feedback actor={actor} />
          <Field
            label={t({ id: 'agents.downlineRegistration.linkName', message: 'Name (only you see it)' })}
            name="name"
            autoFocus
            value={name}
            error={
              snapshot.matches({ composing: { editing: 'refused' } }) &&
              refusal === 'nameMissing' &&
              plainAddedText(name) === '' ? (
                <Trans id="agents.downlineRegistration.linkNameMissing">
                  Enter a name, such as where you’ll share the link.
                </Trans>
              ) : charactersLeft(name, LONGEST_LINK_NAME) < 0 ? (
                <CharactersLeft of={name} most={LONGEST_LINK_NAME} />
              ) : null
            }
            onChange={({ target }) => actor.send({ type: 'name.change', name: target.value })}
          />
          <TypeChoice chosen={type} onChoose={(chosen) => actor.send({ type: 'type.choose', chosen })} />
          {type === 'agent' ? <PresetList actor={presets} isBusy={isBusy} /> : null}
          <div className={styles.acts}>
            <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'link.submit' })}>
              {isBusy ? (
                <Trans id="agents.downlineRegistration.creatingLink">Creating link…</Trans>
              ) : (
                <Trans id="agents.downlineRegistration.createLink">Create link</Trans>
              )}
            </Button>
          </div>
        </Form>
      </WithPresets>
    </Dialog>
  )
}

function Feedback({ actor }: { actor: DownlineLinksActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { maxLinks, refusal, failure } = snapshot.context
  const is = (state: 'refused' | 'outcomeUnknown' | 'failed') =>
    snapshot.matches({ composing: { editing: state } })
  if (is('refused') && refusal === 'full') {
    return (
      <NoticeBar
        title={<Trans id="agents.downlineRegistration.linkLimit">Link limit reached: {maxLinks}</Trans>}
      >
        <Trans id="agents.downlineRegistration.linkLimitBody">Deactivate one to create another.</Trans>
      </NoticeBar>
    )
  }
  if (is('refused') && refusal === 'presets')
    return <PresetsRefused actor={snapshot.children.presetContracts} />
  if (is('failed')) return <ActionFailed failure={failure} />
  if (is('outcomeUnknown')) {
    return (
      <NoticeBar title={failureText(failure).title}>
        <Trans id="agents.downlineRegistration.linkUnknown">
          The link may have been created. Check the list before you try again.
        </Trans>
      </NoticeBar>
    )
  }
  return null
}
