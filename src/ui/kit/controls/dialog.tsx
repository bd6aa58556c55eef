import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  title: ReactNode
  children: ReactNode
  /**
   * `dialog` is centred, and a bottom sheet on phones. `drawer` slides in from the left. `panel` is on the
   * right, and full-screen on phones. A panel's content fills its height.
   */
  shape?: 'dialog' | 'drawer' | 'panel'
  isWide?: boolean
  aside?: ReactNode
  /**
   * `field`: a control inside takes the focus when the dialog opens. `dialog`: the dialog itself takes it, so
   * that screen readers read the text first.
   */
  focused?: 'field' | 'dialog'
  /**
   * Called when Escape, the backdrop or the close button is pressed. If undefined, the dialog cannot be
   * dismissed.
   */
  onClose?: () => void
}

/**
 * A modal dialog. It is open as long as it is rendered, even in server-rendered markup. It traps the focus,
 * and restores the previous focus when it unmounts.
 */
export function Dialog({
  title,
  children,
  shape = 'dialog',
  isWide = false,
  aside,
  focused = 'field',
  onClose,
}: Props) {
  const { t } = useLingui()
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const lastFocused = useRef<HTMLElement>(null)
  // The focused element is read on the first render, since a field inside may take the focus before the
  // dialog opens.
  const [before] = useState(focusedElement)

  // `showModal` focuses the first button. This effect runs before paint, so that the focus has already moved
  // when the dialog appears.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const first = focusedElement()
    dialog.removeAttribute('open')
    dialog.showModal()
    if (first && dialog.contains(first)) first.focus()
    else if (focused === 'dialog') {
      dialog.focus()
      // Undo the browser's scrolling to the first button.
      dialog.scrollTop = 0
    }
    return () => {
      dialog.close()
      if (before?.isConnected && !dialog.contains(before)) before.focus()
    }
  }, [before, focused])

  /**
   * Opens the dialog again if it is still rendered. If Escape is pressed twice in a row, browsers close the
   * dialog although the page cancels the event.
   */
  const reopen = () => {
    const dialog = ref.current
    const focused = lastFocused.current
    if (!dialog?.isConnected || dialog.open) return
    dialog.showModal()
    focused?.focus()
  }

  const isBackdrop = (event: MouseEvent) => event.target === ref.current
  return (
    <dialog
      ref={ref}
      open
      tabIndex={-1}
      className={`${styles.dialog} ${styles[shape]}`}
      data-pictured={aside ? true : undefined}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      closedby={onClose ? 'closerequest' : 'none'}
      onKeyDown={(event) => {
        // For browsers that do not support `closedby`.
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
      onCancel={(event) => {
        // Ignore events that React bubbles from nested dialogs.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) reopen()
      }}
      onFocus={({ currentTarget, target }) => {
        if (currentTarget.contains(target)) lastFocused.current = target
      }}
      onMouseDown={(event) => {
        pressedBackdrop.current = isBackdrop(event)
        // A press on the backdrop must not blur the focused element.
        if (pressedBackdrop.current) event.preventDefault()
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isBackdrop(event)) onClose?.()
      }}
    >
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      <div className={styles.inside}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        {onClose ? (
          <div className={styles.close}>
            <IconButton label={t({ id: 'common.close', message: 'Close' })} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
        ) : null}
      </div>
    </dialog>
  )
}

function focusedElement(): HTMLElement | null {
  if (typeof document === 'undefined') return null
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
