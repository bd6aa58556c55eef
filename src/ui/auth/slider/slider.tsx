import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sliderMachine } from '#machines/auth/slider.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { Picture } from './picture.tsx'
import styles from './slider.module.css'
import { SliderState } from './slider-state.tsx'
import { Track } from './track.tsx'

export type SliderActor = ActorRefFrom<typeof sliderMachine>

/**
 * How far a button moves the piece, in pixels of the picture. It is large enough that few clicks are needed,
 * and small enough for the platform's tolerance.
 */
const STEP = 8

export function Slider({ actor }: { actor: SliderActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { challenge, left } = snapshot.context
  const nudge = (by: number) => actor.send({ type: 'slider.nudge', by })
  return (
    <div className={styles.slider} aria-busy={snapshot.hasTag('busy')}>
      <p className={styles.lead}>
        <Trans id="auth.slider.lead">Drag the piece into place to show you’re not a robot.</Trans>
      </p>
      <Picture challenge={challenge} left={left} isMissed={snapshot.matches('missed')} />
      <Track actor={actor} />
      <div className={styles.steps}>
        <span className={styles.without}>
          <Trans id="auth.slider.withoutDragging">Without dragging</Trans>
        </span>
        <IconButton
          label={t({ id: 'auth.slider.stepLeft', message: 'One step to the left' })}
          onClick={() => nudge(-STEP)}
        >
          <Icon name="previous" small />
        </IconButton>
        <IconButton
          label={t({ id: 'auth.slider.stepRight', message: 'One step to the right' })}
          onClick={() => nudge(STEP)}
        >
          <Icon name="next" small />
        </IconButton>
        <Button
          onClick={() => actor.send({ type: 'slider.drop' })}
          aria-disabled={!snapshot.can({ type: 'slider.drop' })}
        >
          <Trans id="common.verify">Verify</Trans>
        </Button>
      </div>
      <div className={styles.end}>
        <SliderState actor={actor} />
        <Button look="plain" onClick={() => actor.send({ type: 'slider.cancel' })}>
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </div>
  )
}
