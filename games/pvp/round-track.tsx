import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pvpPoints } from '#domain/play/pvp-rules.ts'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import styles from './round-track.module.css'

export function RoundTrack({ match }: { match: PvpMatch }) {
  const { t } = useLingui()
  const { rounds, opponent, ending } = match
  return (
    <ol className={styles.track}>
      {pvpPoints.map((worth, place) => {
        const played = rounds[place]
        const isNow = ending === null && place === rounds.length
        const points = played?.points ?? (isNow ? match.atStake : worth)
        return (
          <li
            key={worth}
            className={styles.round}
            data-taker={played ? (played.taker ?? 'nobody') : undefined}
            aria-current={isNow ? 'step' : undefined}
            aria-label={spoken(place + 1, points, played)}
          >
            <span aria-hidden="true">{points}</span>
          </li>
        )
      })}
    </ol>
  )

  function spoken(round: number, points: number, played: PvpMatch['rounds'][number] | undefined): string {
    if (!played)
      return t({
        id: 'games.pvp.roundWorth',
        message: `Round ${round}: ${plural(points, { 0: '# points', one: '# point', other: '# points' })}`,
      })
    if (played.taker === 'own')
      return t({
        id: 'games.pvp.roundWon',
        message: `Round ${round}: ${plural(points, { 0: '# points', one: '# point', other: '# points' })}, won by you`,
      })
    if (played.taker === 'other')
      return t({
        id: 'games.pvp.roundLost',
        message: `Round ${round}: ${plural(points, { 0: '# points', one: '# point', other: '# points' })}, won by ${opponent ?? ''}`,
      })
    return t({
      id: 'games.pvp.roundCarried',
      message: `Round ${round}: equal cards, ${plural(points, { 0: '# points', one: '# point', other: '# points' })} carried over`,
    })
  }
}
