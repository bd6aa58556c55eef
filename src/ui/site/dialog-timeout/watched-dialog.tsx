import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { dialogTimeoutMachine } from '#machines/site/dialog-timeout.machine.ts'
import styles from './watched-dialog.module.css'

type Props = { actor: ActorRefFrom<typeof dialogTimeoutMachine>; children: ReactNode }

/**
 * Whether an event happened inside a dialog. The dialog element itself does not count, because it is the
 * target of clicks on the backdrop and of the initial focus.
 */
const isWithin = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null && !(target instanceof HTMLDialogElement)

/** Tells a dialog's timeout whether the pointer or the focus is inside the dialog. */
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
