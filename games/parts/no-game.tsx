import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { PlayRefusal } from '#protocol/play/play.ts'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import styles from './no-game.module.css'

/** Shown instead of a game that is opening, does not respond or is closed. Each state offers a way out. */
export function NoGame(props: {
  state: 'opening' | 'unreachable' | 'closed'
  refusal: PlayRefusal | null
  backUrl: string
  onRetry: () => void
}) {
  const { state, refusal, backUrl, onRetry } = props
  if (state === 'opening') {
    return (
      <main className={styles.screen} aria-busy="true">
        <p className={styles.opening} role="status">
          <Trans>Opening the game</Trans>
        </p>
      </main>
    )
  }
  const message = state === 'unreachable' ? <Unreachable /> : <Closed refusal={refusal} />
  return (
    <main className={styles.screen} role="alert">
      {message}
      <div className={styles.actions}>
        <Button look="act" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <LinkButton href={backUrl} target="_top">
          <Trans>Back to the lobby</Trans>
        </LinkButton>
      </div>
    </main>
  )
}

function Unreachable() {
  return (
    <Message title={<Trans>The game does not answer</Trans>}>
      <Trans>We keep trying by ourselves. Your money is where it was.</Trans>
    </Message>
  )
}

function Closed({ refusal }: { refusal: PlayRefusal | null }) {
  const { i18n } = useLingui()
  const until =
    refusal && 'until' in refusal.value && refusal.value.until
      ? i18n.date(refusal.value.until, {
          day: 'numeric',
          month: 'long',
          hour: '2-digit',
          minute: '2-digit',
          timeZone: calendarZone,
        })
      : null
  switch (refusal?.code) {
    case 'play.siteClosed':
      return (
        <Message title={<Trans>The site is closed for a moment</Trans>}>
          {until ? <Trans>It should be back by {until}.</Trans> : <Trans>It will be back soon.</Trans>}{' '}
          <Trans>Rounds that were made stay as they are.</Trans>
        </Message>
      )
    case 'play.vendorClosed':
      return (
        <Message title={<Trans>This game is closed right now</Trans>}>
          {until ? <Trans>It should be back by {until}.</Trans> : <Trans>It will be back soon.</Trans>}
        </Message>
      )
    default:
      return (
        <Message title={<Trans>This game was opened too long ago</Trans>}>
          <Trans>
            Or you have logged out. Open it again from the lobby: what you won is in your balance.
          </Trans>
        </Message>
      )
  }
}

function Message({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
    </>
  )
}
