import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { fishPays } from '#domain/play/fish-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { HuntContext } from './fish-context.ts'
import { pond, type Swimmer } from './pond.ts'
import styles from './pond-picture.module.css'
import { speciesNames } from './species-names.ts'

type Props = {
  game: OpenedGame
  hunt: Pick<HuntContext, 'target' | 'shots' | 'landed' | 'catches' | 'isStill'>
  money: (amount: number) => string
  onAim: (swimmer: number) => void
  onShoot: (swimmer: number) => void
}

export const fishPicture = ({ nodeId, art }: OpenedGame, { species }: Pick<Swimmer, 'species'>): string =>
  `/art/fish/${nodeId}/${species}.svg?v=${art}`

export function PondPicture({ game, hunt, money, onAim, onShoot }: Props) {
  const { t, i18n } = useLingui()
  const { target, shots, landed, catches, isStill } = hunt
  return (
    <fieldset
      className={styles.pond}
      data-still={isStill}
      aria-label={t({ id: 'games.fish.targets', message: 'Targets in the water' })}
    >
      <Water />
      {pond.map((swimmer, place) => {
        const last = landed.findLast((one) => one.swimmer === place)
        const name = i18n._(speciesNames[swimmer.species])
        const pays = fishPays[swimmer.species]
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a swimmer
            key={place}
            type="button"
            className={styles.swimmer}
            style={swimOf(swimmer)}
            data-direction={swimmer.direction}
            data-aimed={place === target || undefined}
            data-shot={shots.some((shot) => shot.swimmer === place) || undefined}
            aria-label={t({
              id: 'games.fish.shootAt',
              message: `Shoot at ${name}, pays ${pays} times the stake`,
            })}
            aria-pressed={place === target}
            onFocus={() => onAim(place)}
            onClick={() => onShoot(place)}
          >
            <img
              // The key changes with every catch, so React draws a new fish.
              key={catches[place]}
              className={styles.fish}
              data-new={(catches[place] ?? 0) > 0 || undefined}
              src={fishPicture(game, swimmer)}
              width="240"
              height="240"
              alt=""
              draggable={false}
            />
            {place === target ? <Cross /> : null}
            {last ? (
              <span key={last.number} className={styles.end} data-caught={last.payout > 0} aria-hidden="true">
                {last.payout > 0 ? `+${money(last.payout)}` : null}
              </span>
            ) : null}
          </button>
        )
      })}
    </fieldset>
  )
}

type Swim = CSSProperties & Record<`--${string}`, string>

const swimOf = ({ lane, size, crossing, at }: Swimmer): Swim => ({
  '--lane': `${lane}%`,
  '--size': `${size}cqmin`,
  '--crossing': `${crossing}s`,
  '--begun': `${-at * crossing}s`,
})

const Cross = () => (
  <svg className={styles.cross} viewBox="-60 -60 120 120" aria-hidden="true">
    <circle r="50" />
    <path d="M0-58V-40M0 40V58M-58 0H-40M40 0H58" />
  </svg>
)

const Water = () => (
  <svg className={styles.water} viewBox="0 0 1200 600" preserveAspectRatio="none" aria-hidden="true">
    <path
      fill="var(--print-soft)"
      d="M0 0H1200V44C1150 44 1150 70 1100 70S1050 44 1000 44 950 70 900 70 850 44 800 44 750 70 700 70 650 44 600 44 550 70 500 70 450 44 400 44 350 70 300 70 250 44 200 44 150 70 100 70 50 44 0 44z"
    />
    <path
      fill="var(--print-deep)"
      opacity="0.28"
      d="M0 300C300 250 480 350 760 310S1080 250 1200 290V600H0z"
    />
    <path
      fill="var(--print-deep)"
      opacity="0.55"
      d="M0 500C180 450 330 480 520 510S880 560 1200 480V600H0z"
    />
    <path
      className={styles.weeds}
      d="M90 600C70 540 120 520 92 456M124 600C112 556 148 540 130 492M1056 600C1036 530 1090 512 1060 430M1092 600C1082 552 1118 534 1100 486M640 600C628 568 656 556 642 522"
    />
  </svg>
)
