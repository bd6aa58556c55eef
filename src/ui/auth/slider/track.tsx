import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { SliderChallenge } from '#protocol/auth/slider.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { usePreservedFocus } from '#ui/kit/hooks/use-preserved-focus.ts'
import styles from './slider.module.css'
import type { SliderActor } from './slider.tsx'

/** How far an arrow key moves the piece, in pixels of the picture. */
const STEP = 2
/** How far the piece moves with Shift and an arrow key, or with a page key. */
const LEAP = 12

/** The slider's track. Its handle travels as far as the puzzle piece, so that both reach the end together. */
export function Track({ actor }: { actor: SliderActor }) {
  const { t } = useLingui()
  const challenge = useSelector(actor, (snapshot) => snapshot.context.challenge)
  const left = useSelector(actor, (snapshot) => snapshot.context.left)
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'))
  const keysId = useId()
  const track = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; left: number } | null>(null)
  usePreservedFocus(handle)
  const most = challenge ? challenge.width - challenge.pieceSize : 0

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP
    const moves: Record<string, () => void> = {
      ArrowLeft: () => actor.send({ type: 'slider.nudge', by: -step }),
      ArrowDown: () => actor.send({ type: 'slider.nudge', by: -step }),
      ArrowRight: () => actor.send({ type: 'slider.nudge', by: step }),
      ArrowUp: () => actor.send({ type: 'slider.nudge', by: step }),
      PageDown: () => actor.send({ type: 'slider.nudge', by: -LEAP }),
      PageUp: () => actor.send({ type: 'slider.nudge', by: LEAP }),
      Home: () => actor.send({ type: 'slider.move', left: 0 }),
      End: () => actor.send({ type: 'slider.move', left: most }),
      Enter: () => actor.send({ type: 'slider.drop' }),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, left }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current || !challenge || !track.current) return
    const scale = challenge.width / track.current.clientWidth
    actor.send({ type: 'slider.move', left: grip.current.left + (event.clientX - grip.current.x) * scale })
  }
  const onPointerUp = () => {
    if (!grip.current) return
    grip.current = null
    actor.send({ type: 'slider.drop' })
  }
  const letGo = () => {
    grip.current = null
  }

  return (
    <div className={styles.track} ref={track}>
      {left === 0 && challenge ? (
        <span className={styles.hint} aria-hidden="true">
          <Trans id="auth.slider.drag">Drag until it fits</Trans>
        </span>
      ) : null}
      <div className={styles.way} style={{ width: percent(left, challenge) }} />
      <div
        ref={handle}
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={t({ id: 'auth.slider.position', message: 'Puzzle piece position' })}
        aria-describedby={keysId}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.round(left)}
        aria-disabled={!isReady}
        style={{ left: percent(left, challenge), width: percent(challenge?.pieceSize, challenge) }}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={letGo}
      >
        <Icon name="next" />
      </div>
      <span id={keysId} hidden>
        <Trans id="auth.slider.keys">
          Use the arrow keys to move the piece, with Shift for larger steps. Press Enter to drop it.
        </Trans>
      </span>
    </div>
  )
}

/**
 * Returns a length as a percentage of the picture's width, which is also the track's width. Returns undefined
 * if there is no picture.
 */
function percent(length: number | undefined, challenge: SliderChallenge | null): string | undefined {
  return challenge && length !== undefined ? `${(100 * length) / challenge.width}%` : undefined
}
