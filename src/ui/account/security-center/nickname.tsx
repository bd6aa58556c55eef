import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { NicknameError, nicknameMachine } from '#machines/account/nickname.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import styles from './security-center.module.css'

type Props = { actor: ActorRefFrom<typeof nicknameMachine>; lengths: { least: number; most: number } }

/** Changes the nickname (MEM-02). */
export function Nickname({ actor, lengths }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { nickname, error, failure } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  const leave = () => actor.send({ type: 'nickname.leave' })
  return (
    <Dialog title={<Trans id="account.securityCenter.changeNickname">Change nickname</Trans>} onClose={leave}>
      <Form className={styles.form} isBusy={isSaving} onSubmit={() => actor.send({ type: 'nickname.save' })}>
        {snapshot.matches({ editing: 'failed' }) ? (
          <NoticeBar title={failureText(failure).title}>
            <Trans id="common.safeToResend">It’s safe to send it again.</Trans>
          </NoticeBar>
        ) : null}
        <Field
          label={t({ id: 'common.nickname', message: 'Nickname' })}
          name="nickname"
          autoComplete="nickname"
          autoFocus
          readOnly={isSaving}
          value={nickname}
          hint={
            <Trans id="account.securityCenter.nicknameHint">
              Other players see it in games and in the chat.
            </Trans>
          }
          error={error ? errorText(error, lengths) : null}
          onChange={({ target }) => actor.send({ type: 'nickname.change', nickname: target.value })}
        />
        <div className={styles.acts}>
          <Button look="act" type="submit" aria-disabled={isSaving}>
            {isSaving ? (
              <Trans id="account.securityCenter.nicknameSaving">Saving…</Trans>
            ) : (
              <Trans id="account.securityCenter.nicknameSave">Save</Trans>
            )}
          </Button>
          <Button aria-disabled={isSaving} onClick={leave}>
            <Trans id="common.back">Back</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function errorText(error: NicknameError, { least, most }: Props['lengths']): ReactNode {
  switch (error) {
    case 'length':
      return (
        <Trans id="account.securityCenter.nicknameLength">
          Use {least} to {most} characters.
        </Trans>
      )
    case 'taken':
      return (
        <Trans id="account.securityCenter.nicknameTaken">This nickname is taken. Choose another one.</Trans>
      )
    case 'forbidden':
      return (
        <Trans id="account.securityCenter.nicknameForbidden">
          Use letters, digits and spaces. Don’t pose as our team.
        </Trans>
      )
  }
}
