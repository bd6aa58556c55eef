import type { SliderChallenge } from '#protocol/auth/slider.ts'
import styles from './slider.module.css'

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

type Props = { challenge: SliderChallenge | null; left: number; isMissed: boolean }

export function Picture({ challenge, left, isMissed }: Props) {
  if (!challenge) return <div className={styles.picture} />
  const { width, height, pieceSize, pieceTop } = challenge
  return (
    <div className={styles.picture} data-missed={isMissed || undefined}>
      <img
        src={`data:image/png;base64,${challenge.background}`}
        alt=""
        width={width}
        height={height}
        draggable={false}
      />
      <img
        className={styles.piece}
        src={`data:image/png;base64,${challenge.piece}`}
        alt=""
        draggable={false}
        style={{
          left: percent(left, width),
          top: percent(pieceTop, height),
          width: percent(pieceSize, width),
        }}
      />
    </div>
  )
}
