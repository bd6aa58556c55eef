import { useLingui } from '@lingui/react/macro'
import { type LiveDrawn, spotDrawn } from '#domain/play/live-odds.ts'
import styles from './live-game.module.css'
import { Sign } from './sign.tsx'
import { spotNames } from './spot-names.ts'

export function LastResults({ last }: { last: readonly LiveDrawn[] }) {
  const { t, i18n } = useLingui()
  return (
    <ol className={styles.last} aria-label={t({ id: 'games.live.lastResults', message: 'Last results' })}>
      {last.map((drawn, back) => {
        const spot = spotDrawn(drawn)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the age of a result in rounds
          <li key={back} className={styles.result} title={i18n._(spotNames[spot])}>
            <Sign spot={spot} size={18} />
            <span className={styles.hidden}>{i18n._(spotNames[spot])}</span>
          </li>
        )
      })}
    </ol>
  )
}
