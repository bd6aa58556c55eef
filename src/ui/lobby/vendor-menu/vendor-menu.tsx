import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Game, GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './vendor-menu.module.css'

/** If there are more vendors than this, the menu is wide (HEAD-04). */
const LARGE = 10

type Props = {
  category: GameType
  lanes: Part<VendorLane[]>
  onPlay: (game: Game) => void
  onChosen: () => void
}

/** A category's vendors, shown below its navigation entry (HEAD-04). */
export function VendorMenu({ category, lanes, onPlay, onChosen }: Props) {
  const { t, i18n } = useLingui()
  const name = i18n._(partText(category))
  const cards =
    lanes.state === 'known' ? (lanes.value.find(({ title }) => title === category)?.cards ?? []) : []
  return (
    <section
      className={styles.menu}
      aria-label={t({ id: 'lobby.providerMenu.name', message: `Providers: ${name}` })}
      data-large={cards.length > LARGE || undefined}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <Link className={styles.all} to={listOf(category)} onClick={onChosen}>
          <Trans id="lobby.allGames">All games</Trans>
        </Link>
      </header>
      {lanes.state === 'failed' ? (
        <p className={styles.failed} role="alert">
          <Trans id="lobby.providerMenu.loadFailed">Couldn’t load the providers.</Trans>{' '}
          <Button onClick={lanes.retry}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        </p>
      ) : null}
      <ul className={styles.cards} aria-busy={lanes.state === 'loading'}>
        {cards.map((card) => (
          <li key={card.vassalage}>
            <Card {...{ card, category, onPlay, onChosen }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CardProps = Pick<Props, 'category' | 'onPlay' | 'onChosen'> & { card: VendorLane['cards'][number] }

/**
 * A vendor's card (GAME-08). It links to the vendor's games if the vendor is a casino vendor or has no game
 * to start. Otherwise it starts the vendor's game.
 */
function Card({ card, category, onPlay, onChosen }: CardProps) {
  const { vassalage, vendor, iconUrl, game, closedUntil } = card
  const inside = (
    <>
      <Picture className={styles.mark} src={iconUrl ?? undefined} alt="" width={72} height={24} />
      <span className={styles.name}>{vendor}</span>
      {closedUntil ? (
        <span className={styles.closed}>
          <Trans id="common.unavailableUntil">
            Unavailable until <CalendarTime moment={closedUntil} show="short" />
          </Trans>
        </span>
      ) : null}
    </>
  )
  if (category === 'RNG' || !game) {
    return (
      <Link className={styles.card} to={listOf(category)} search={{ vassalage } as never} onClick={onChosen}>
        {inside}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={styles.card}
      aria-disabled={closedUntil ? true : undefined}
      onClick={() => {
        if (closedUntil) return
        onChosen()
        onPlay(game)
      }}
    >
      {inside}
    </button>
  )
}
