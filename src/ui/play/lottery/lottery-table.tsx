import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { TabPanel, Tabs } from '#ui/kit/layout/tabs.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import type { LotteryDrawActor } from './lottery-actors.ts'
import styles from './lottery-table.module.css'

export const lotteryViews = ['bet', 'tickets', 'results', 'rules'] as const
export type LotteryView = (typeof lotteryViews)[number]

type Props = {
  actor: LotteryDrawActor
  view: LotteryView
  /** The path of the list of all lotteries. */
  lobby: string
  onView: (view: LotteryView) => void
  onLogin: () => void
  /** Undefined while sign-up is closed. */
  onRegister: (() => void) | undefined
  draws: ReactNode
  slip: ReactNode
  children: ReactNode
}

/** A lottery's current draw, and one of four views: betting, tickets, results or rules (LOTT-01, LOTT-03). */
export function LotteryTable({ actor, view, lobby, onView, draws, slip, children, ...waysIn }: Props) {
  const { t } = useLingui()
  const panelId = useId()
  const name = useSelector(actor, ({ context }) => context.game?.gameName)
  const isFollowed = useSelector(actor, (snapshot) => snapshot.hasTag('following'))
  return (
    <div className={styles.page} data-own-place>
      <PageTitle>{name ?? t({ id: 'common.lottery', message: 'Lottery' })}</PageTitle>
      <header className={styles.head}>
        <Link className={styles.back} to={lobby}>
          <Icon name="previous" small />
          <Trans id="play.lottery.allLotteries">All lotteries</Trans>
        </Link>
        <h1 className={styles.title}>{name ?? t({ id: 'common.lottery', message: 'Lottery' })}</h1>
        <p className={styles.zone}>
          <Trans id="play.lottery.timeZone">Draw times are Brasília time.</Trans>
        </p>
      </header>
      {isFollowed ? (
        <>
          {draws}
          <div className={styles.both} data-slip={view === 'bet' || undefined}>
            <div className={styles.main}>
              <Tabs
                label={t({ id: 'play.lottery.tabs', message: 'Parts of the page' })}
                panelId={panelId}
                chosen={view}
                onChoose={onView}
                tabs={[
                  {
                    name: 'bet',
                    label: (
                      <Trans id="play.lottery.tabBet" comment="Tab; a verb">
                        Bet
                      </Trans>
                    ),
                  },
                  { name: 'tickets', label: <Trans id="play.lottery.tabTickets">My tickets</Trans> },
                  { name: 'results', label: <Trans id="play.lottery.tabResults">Results</Trans> },
                  { name: 'rules', label: <Trans id="play.lottery.tabRules">Rules</Trans> },
                ]}
              />
              <TabPanel id={panelId} isTabbed>
                <div className={styles.panel}>{children}</div>
              </TabPanel>
            </div>
            {view === 'bet' ? <aside className={styles.slip}>{slip}</aside> : null}
          </div>
        </>
      ) : (
        <NotFollowed actor={actor} {...waysIn} />
      )}
    </div>
  )
}

type NotFollowedProps = Pick<Props, 'actor' | 'onLogin' | 'onRegister'>

function NotFollowed({ actor, onLogin, onRegister }: NotFollowedProps) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const retry = () => actor.send({ type: 'draw.retry' })
  const { failure, closedUntil } = snapshot.context
  if (snapshot.matches('trial')) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="play.lottery.noDemo">Lotteries have no demo</Trans>}
        action={
          <div className={styles.acts}>
            <Button onClick={onLogin}>
              <Trans id="common.logIn">Log in</Trans>
            </Button>
            {onRegister ? (
              <Button look="act" onClick={onRegister}>
                <Trans id="common.signUp">Sign up</Trans>
              </Button>
            ) : null}
          </div>
        }
      >
        {onRegister ? (
          <Trans id="play.lottery.noDemoSignUp">
            Sign up or log in to bet on a draw. Your demo balance works in the other games.
          </Trans>
        ) : (
          <Trans id="play.lottery.noDemoLogIn">
            Log in to bet on a draw. Your demo balance works in the other games.
          </Trans>
        )}
      </EmptyState>
    )
  }
  if (snapshot.matches('closed')) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="play.lottery.unavailable">This lottery is unavailable</Trans>}
        action={
          <Button onClick={retry}>
            <Trans id="common.reload">Try again</Trans>
          </Button>
        }
      >
        {closedUntil ? (
          <Trans id="play.lottery.availableFrom">
            It’s available again on <CalendarTime moment={closedUntil} />.
          </Trans>
        ) : (
          <Trans id="common.checkBackLater">Check back later.</Trans>
        )}
      </EmptyState>
    )
  }
  if (snapshot.hasTag('failed')) {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="play.lottery.notOpened">The lottery didn’t open</Trans>}
        action={
          <Button onClick={retry}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        <FailureSentences failure={failure} />
      </EmptyState>
    )
  }
  return <LotteryPlaces />
}

export function LotteryPlaces() {
  return (
    <div className={styles.places} aria-busy="true" data-own-place>
      <div className={styles.placeOfHead} />
      <div className={styles.placeOfBoard} />
    </div>
  )
}
