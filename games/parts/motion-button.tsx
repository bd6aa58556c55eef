import { useLingui } from '@lingui/react/macro'
import { Icon } from './icons.tsx'
import styles from './motion-button.module.css'

export function MotionButton(props: { isStill: boolean; corner: 'top' | 'bottom'; onToggle: () => void }) {
  const { isStill, corner, onToggle } = props
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.motion}
      data-corner={corner}
      aria-pressed={isStill}
      aria-label={
        isStill
          ? t({ id: 'games.parts.resumeAnimation', message: 'Resume animation' })
          : t({ id: 'games.parts.pauseAnimation', message: 'Pause animation' })
      }
      onClick={onToggle}
    >
      <Icon name={isStill ? 'play' : 'pause'} />
    </button>
  )
}
