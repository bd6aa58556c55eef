import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pageOfVendor } from '#domain/play/vendor-pages.ts'
import type {
  LotteryFamilies,
  LotteryFamily,
  LotteryGame,
  OpenedGames,
} from '#protocol/play/lottery-games.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { TimeLeft } from '#ui/kit/text/time-left.tsx'
import { Balls } from './balls.tsx'
import { digitsOf } from './family-text.ts'
import styles from './lottery-lobby.module.css'

export type LotteriesRead = {
  families: LotteryFamilies
  opened: OpenedGames
  recent: readonly LotteryGame[]
  /** Up to six lotteries from the site's own menu, sorted by the time at which betting closes. */
  next: readonly LotteryGame[]
  /** How far the platform's clock is ahead of the device's, in ms. */
  ahead: number
}

type Props = {
  lotteries: Part<LotteriesRead>
  /** The lottery family that the URL names, which is listed first. */
  first: LotteryFamily
  /** The code of the lottery in the URL, if that lottery no longer exists. */
  missing: string | null
}

/** All lotteries by family, with the last drawn numbers and the time left to bet (LOTT-02). */
export function LotteryLobby({ lotteries, first, missing }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.page} data-own-place>
      <PageTitle>{t({ id: 'play.lottery.lotteries', message: 'Lotteries' })}</PageTitle>
      <h1 className={styles.title}>
        <Trans id="play.lottery.lotteries">Lotteries</Trans>
      </h1>
      <p className={styles.zone}>
        <Trans id="play.lottery.timeZone">Draw times are Brasília time.</Trans>
      </p>
      {missing === null ? null : (
        <p className={styles.missing} role="status">
          <Trans id="play.lottery.lotteryMissing">
            The lottery “{missing}” isn’t available any more. Here are the current ones.
          </Trans>
        </p>
      )}
      <Listed lotteries={lotteries} first={first} />
    </div>
  )
}

const places = ['1', '2', '3', '4', '5', '6']

function Listed({ lotteries, first }: Pick<Props, 'lotteries' | 'first'>) {
  if (lotteries.state === 'loading') {
    return (
      <ul className={styles.grid} aria-busy="true">
        {places.map((place) => (
          <li key={place} className={styles.place} />
        ))}
      </ul>
    )
  }
  if (lotteries.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="play.lottery.listFailed">Couldn’t load the lotteries</Trans>}
        action={<TryAgain until={lotteries.retryAt} onPress={lotteries.retry} />}
      >
        {lotteries.why}
      </EmptyState>
    )
  }
  const { families, opened, recent, next, ahead } = lotteries.value
  const games = families.flatMap((family) => family.games)
  if (games.length === 0) {
    return (
      <EmptyState state="empty" title={<Trans id="play.lottery.listEmpty">No lotteries right now</Trans>}>
        <Trans id="common.checkBackLater">Check back later.</Trans>
      </EmptyState>
    )
  }
  const lasts = new Map(opened.map(({ gameCode, last }) => [gameCode, last]))
  const familyOf = new Map(
    families.flatMap(({ family, games }) => games.map((game) => [game.gameCode, family])),
  )
  const cards = (games: readonly LotteryGame[]) => (
    <ul className={styles.grid}>
      {games.map((game) => (
        <Card
          key={game.gameCode}
          game={game}
          digits={digitsOf(familyOf.get(game.gameCode) ?? 'VN')}
          last={lasts.get(game.gameCode)?.numbers ?? []}
          ahead={ahead}
        />
      ))}
    </ul>
  )
  const sorted = families.toSorted(
    (one, other) => Number(other.family === first) - Number(one.family === first),
  )
  return (
    <>
      {recent.length > 0 ? (
        <section>
          <h2 className={styles.family}>
            <Trans id="common.recentlyPlayed">Recently played</Trans>
          </h2>
          {cards(recent)}
        </section>
      ) : null}
      {next.length > 0 ? (
        <section>
          <h2 className={styles.family}>
            <Trans id="play.lottery.nextDraws">Next draws</Trans>
          </h2>
          {cards(next)}
        </section>
      ) : null}
      {sorted.map(({ family, title, games }) =>
        games.length > 0 ? (
          <section key={family}>
            <h2 className={styles.family}>{title}</h2>
            {cards(games)}
          </section>
        ) : null,
      )}
    </>
  )
}

type CardProps = { game: LotteryGame; digits: number; last: readonly number[]; ahead: number }

function Card({
  game: { gameCode, gameName, vendorName, vassalage, iconUrl, locksAt },
  digits,
  last,
  ahead,
}: CardProps) {
  return (
    <li>
      <Link className={styles.card} to={pageOfVendor[vassalage] as string} search={{ gameCode } as never}>
        <span className={styles.art}>
          <Picture src={iconUrl ?? undefined} alt="" width={64} height={64} loading="lazy" />
        </span>
        <b className={styles.name}>{gameName}</b>
        <span className={styles.vendor}>{vendorName}</span>
        <span className={styles.left}>{locksAt ? <TimeLeft until={locksAt} ahead={ahead} /> : null}</span>
        <span className={styles.last}>
          {last.length > 0 ? (
            <Balls numbers={last} digits={digits} small />
          ) : (
            <Trans id="play.lottery.nothingDrawn">Nothing drawn yet</Trans>
          )}
        </span>
      </Link>
    </li>
  )
}
