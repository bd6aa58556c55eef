import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  title: ReactNode
  children: ReactNode
  /**
   * `drawer` slides in from the left; `dialog` is a box in the middle, on a phone a sheet from below; `panel` stands at the
   * right, on a phone all over the screen, and what is in it has its height.
   */
  shape?: 'dialog' | 'drawer' | 'panel'
  /** Room for more than a form. */
  isWide?: boolean
  /** A picture at its side, left out where there is no room. */
  aside?: ReactNode
  /** `dialog`: there is something to read first, so that nothing in it has the focus as it opens. */
  focused?: 'field' | 'dialog'
  /** Asked for by Escape, the backdrop and the close button. Without it the dialog cannot be dismissed. */
  onClose?: () => void
}

/**
 * Something that must be dealt with before the page goes on. It is open as long as it is rendered, in the
 * platform's markup too, and holds the focus until it goes.
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
  // Asked while nothing of the dialog is there yet, for a field in it may take the focus before the dialog opens.
  const [before] = useState(focusedElement)

  // Before the browser paints. The browser itself would give the focus to the first button there is.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const first = focusedElement()
    dialog.removeAttribute('open')
    dialog.showModal()
    if (first && dialog.contains(first)) first.focus()
    else if (focused === 'dialog') {
      dialog.focus()
      // The browser has gone to the first button, however far below that is.
      dialog.scrollTop = 0
    }
    return () => {
      dialog.close()
      if (before?.isConnected && !dialog.contains(before)) before.focus()
    }
  }, [before, focused])

  /** A browser lets nobody refuse Escape twice: what was closed so, and is still wanted, opens again as it was. */
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
        // For browsers that do not know `closedby` yet.
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
      onCancel={(event) => {
        // React hands on what happens to a dialog within this one.
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
        // The backdrop takes no focus, and would leave it to nothing.
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
            <IconButton label={t`Close`} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
        ) : null}
      </div>
    </dialog>
  )
}

/** What has the focus, if anything does; on the platform nothing. */
function focusedElement(): HTMLElement | null {
  if (typeof document === 'undefined') return null
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
