import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { dialogTimeoutMachine } from '#machines/site/dialog-timeout.machine.ts'
import styles from './watched-dialog.module.css'

type Props = { actor: ActorRefFrom<typeof dialogTimeoutMachine>; children: ReactNode }

/**
 * The backdrop and the initial focus have the dialog itself as their target, so it does not count as inside.
 */
const isWithin = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null && !(target instanceof HTMLDialogElement)

/** Reports hover and focus inside a dialog to its timeout. */
export function WatchedDialog({ actor, children }: Props) {
  const point = ({ target }: PointerEvent) =>
    actor.send({ type: isWithin(target) ? 'pointer.came' : 'pointer.left' })
  const focus = (target: EventTarget | null) =>
    actor.send({ type: isWithin(target) ? 'focus.came' : 'focus.left' })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only observes events of the dialog
    <div
      className={styles.watched}
      onPointerOver={point}
      onPointerLeave={() => actor.send({ type: 'pointer.left' })}
      onFocus={({ target }: FocusEvent) => focus(target)}
      onBlur={({ relatedTarget }: FocusEvent) => focus(relatedTarget)}
    >
      {children}
    </div>
  )
}
