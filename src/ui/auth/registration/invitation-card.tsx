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

/** An invitation's terms, or a message if they could not be loaded or the code is invalid (AGENT-06). */
export function InvitationCard({ actor, onTakeOut }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const card = useRef<HTMLElement>(null)
  const { invitation } = snapshot.context
  const retry = () => {
    actor.send({ type: 'invitation.retry' })
    // The clicked button disappears while the request runs.
    card.current?.focus()
  }
  if (snapshot.matches('none') || snapshot.matches('typing')) return null
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-label={t({ id: 'auth.invitation.label', message: 'Your invitation' })}
      aria-busy={snapshot.matches('loading')}
      data-bad={snapshot.hasTag('bad') || undefined}
    >
      {invitation ? (
        <InvitationTerms invitation={invitation} />
      ) : snapshot.matches('loading') ? (
        <p className={styles.line} role="status">
          <Trans id="auth.invitation.loading">Loading your invitation…</Trans>
        </p>
      ) : snapshot.matches('loadFailed') ? (
        <InvitationProblem
          title={<Trans id="auth.invitation.loadFailed">Couldn’t load your invitation</Trans>}
          action={
            <Button onClick={retry}>
              <Trans id="common.tryAgain">Try again</Trans>
            </Button>
          }
        >
          <Trans id="auth.invitation.loadFailedHelp">
            You can still sign up. If the code is valid, it will count.
          </Trans>
        </InvitationProblem>
      ) : (
        <InvitationProblem
          title={
            snapshot.matches('closed') ? (
              <Trans id="auth.invitation.closed">This sign-up link is closed</Trans>
            ) : (
              <Trans id="auth.invitation.unknown">Referral code not found</Trans>
            )
          }
          action={
            <Button onClick={onTakeOut}>
              <Trans id="auth.invitation.remove">Continue without it</Trans>
            </Button>
          }
        >
          {snapshot.matches('closed') ? (
            <Trans id="auth.invitation.closedHelp">
              It no longer accepts sign-ups. Ask for a new link, or continue without joining a team.
            </Trans>
          ) : (
            <Trans id="auth.invitation.unknownHelp">
              It may be mistyped. Correct it below, or continue without joining a team.
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
        {agent === null ? (
          <Trans id="auth.invitation.fromPlayer">A player invited you</Trans>
        ) : (
          <Trans id="auth.invitation.fromAgent">You’re joining {agent}’s team</Trans>
        )}
      </p>
      <p className={styles.line}>
        {type === 'agent' ? (
          <Trans id="auth.invitation.agentAccount">
            You’ll have an <strong>agent</strong> account. You build your own team and earn under a contract.
          </Trans>
        ) : agent === null ? (
          <Trans id="auth.invitation.playerAccount">
            You’ll have a <strong>player</strong> account.
          </Trans>
        ) : (
          <Trans id="auth.invitation.agentSeesBets">
            You’ll have a <strong>player</strong> account. The agent can see your bets in the team reports.
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
        <Trans id="auth.invitation.noContract">
          This invitation has no contract. You may be offered one later.
        </Trans>
      </p>
    )
  return (
    <div className={styles.offers}>
      <p className={styles.head}>
        <Trans id="auth.invitation.offers">Your offer after sign-up</Trans>
      </p>
      {presets.map((preset) => (
        <OfferedTerms key={preset.kind} preset={preset} symbol={symbol} />
      ))}
      <p className={styles.note}>
        <Trans id="auth.invitation.offersNote">Nothing applies until you accept it.</Trans>
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
