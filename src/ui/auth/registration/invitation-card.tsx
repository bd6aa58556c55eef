import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { invitationMachine } from '#machines/auth/invitation.machine.ts'
import type { Invitation } from '#protocol/auth/invitation.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './invitation-card.module.css'
import { OfferedTerms } from './offered-terms.tsx'

type Props = {
  actor: ActorRefFrom<typeof invitationMachine>
  onTakeOut: () => void
}

/** Benefits of an invitation, or a message that its code is invalid (AGENT-06). */
export function InvitationCard({ actor, onTakeOut }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const card = useRef<HTMLElement>(null)
  const { invitation } = snapshot.context
  const retry = () => {
    actor.send({ type: 'invitation.retry' })
    // The clicked button disappears during the request.
    card.current?.focus()
  }
  if (snapshot.matches('none') || snapshot.matches('typing')) return null
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-label={t`Your invitation`}
      aria-busy={snapshot.matches('loading')}
      data-bad={snapshot.hasTag('bad') || undefined}
    >
      {invitation ? (
        <InvitationTerms invitation={invitation} />
      ) : snapshot.matches('loading') ? (
        <p className={styles.line} role="status">
          <Trans>What your invitation brings is being looked up.</Trans>
        </p>
      ) : snapshot.matches('loadFailed') ? (
        <InvitationProblem
          title={<Trans>What your invitation brings did not arrive</Trans>}
          action={
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>You can register all the same: the code counts if it is somebody’s.</Trans>
        </InvitationProblem>
      ) : (
        <InvitationProblem
          title={
            snapshot.matches('closed') ? (
              <Trans>This registration link is closed</Trans>
            ) : (
              <Trans>Nobody has this invitation code</Trans>
            )
          }
          action={
            <Button onClick={onTakeOut}>
              <Trans>Register without it</Trans>
            </Button>
          }
        >
          {snapshot.matches('closed') ? (
            <Trans>
              The agent takes nobody in by it any more. Ask whoever sent it for a new one, or register
              without: you then belong to no team.
            </Trans>
          ) : (
            <Trans>
              It may be mistyped or cut off. Compare it with what you were sent and correct it below, or
              register without: you then belong to no team.
            </Trans>
          )}
        </InvitationProblem>
      )}
    </section>
  )
}

function InvitationTerms({
  invitation: { agent, type, presets, currencySymbol },
}: {
  invitation: Invitation
}) {
  return (
    <>
      <p className={styles.title}>
        {agent === null ? <Trans>A member invites you</Trans> : <Trans>You join the team of {agent}</Trans>}
      </p>
      <p className={styles.line}>
        {type === 'agent' ? (
          <Trans>
            Your account will be an <strong>agent’s</strong>: you build a team of your own and are paid by
            contract.
          </Trans>
        ) : agent === null ? (
          <Trans>
            Your account will be a <strong>player’s</strong>.
          </Trans>
        ) : (
          <Trans>
            Your account will be a <strong>player’s</strong>. The agent sees in the team’s reports how you
            play.
          </Trans>
        )}
      </p>
      {type === 'agent' ? <Offered {...{ presets, symbol: currencySymbol }} /> : null}
    </>
  )
}

function Offered({ presets, symbol }: { presets: Invitation['presets']; symbol: string }) {
  if (presets.length === 0)
    return (
      <p className={styles.line}>
        <Trans>This invitation carries no contract; one can be offered to you later.</Trans>
      </p>
    )
  return (
    <div className={styles.offers}>
      <p className={styles.head}>
        <Trans>What you are offered once you are in</Trans>
      </p>
      {presets.map((preset) => (
        <OfferedTerms key={preset.kind} preset={preset} symbol={symbol} />
      ))}
      <p className={styles.note}>
        <Trans>Nothing of it binds you before you accept it.</Trans>
      </p>
    </div>
  )
}

function InvitationProblem({
  title,
  action,
  children,
}: {
  title: ReactNode
  action: ReactNode
  children: ReactNode
}) {
  return (
    <div role="alert" className={styles.amiss}>
      <p className={styles.title}>{title}</p>
      <p className={styles.line}>{children}</p>
      <div>{action}</div>
    </div>
  )
}
