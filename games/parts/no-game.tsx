import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { PlayRefusal } from '#protocol/play/play.ts'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import styles from './no-game.module.css'

/** Shown instead of a game that is opening, does not respond or is closed. */
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
          <Trans id="games.parts.opening">Opening the game…</Trans>
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
          <Trans id="games.common.tryAgain">Try again</Trans>
        </Button>
        <LinkButton href={backUrl} target="_top">
          <Trans id="games.parts.backToLobby">Back to the lobby</Trans>
        </LinkButton>
      </div>
    </main>
  )
}

function Unreachable() {
  return (
    <Message title={<Trans id="games.parts.unreachable">The game isn’t responding</Trans>}>
      <Trans id="games.parts.unreachableHelp">We’re still trying. Your balance and bets are safe.</Trans>
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
        <Message title={<Trans id="games.parts.siteUnavailable">Site unavailable for now</Trans>}>
          {until ? (
            <Trans id="games.parts.expectedBack">Expected back: {until}.</Trans>
          ) : (
            <Trans id="games.parts.backSoon">It’ll be back soon.</Trans>
          )}{' '}
          <Trans id="games.parts.roundsKept">Your balance and your rounds aren’t affected.</Trans>
        </Message>
      )
    case 'play.vendorClosed':
      return (
        <Message title={<Trans id="games.parts.gameUnavailable">Game unavailable for now</Trans>}>
          {until ? (
            <Trans id="games.parts.expectedBack">Expected back: {until}.</Trans>
          ) : (
            <Trans id="games.parts.backSoon">It’ll be back soon.</Trans>
          )}
        </Message>
      )
    default:
      return (
        <Message title={<Trans id="games.parts.sessionEnded">This game session has ended</Trans>}>
          <Trans id="games.parts.sessionEndedHelp">
            It expired, or you logged out. Open the game again from the lobby; your payouts are in your
            balance.
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
