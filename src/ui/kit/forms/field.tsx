import { type ComponentProps, type ReactNode, useId } from 'react'
import { useAfterPress } from '#ui/kit/hooks/use-after-press.ts'
import styles from './field.module.css'

type Props = Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'aria-invalid' | 'aria-describedby' | 'onBlur'
> & {
  label: ReactNode
  /** Called on blur. If a press causes the blur, it is called when the press ends. */
  onLeave?: (() => void) | undefined
  /** Shown below the field, and linked to it for screen readers. */
  error?: ReactNode
  hint?: ReactNode
  before?: ReactNode
  after?: ReactNode
}

export function Field({ label, error, hint, before, after, onLeave, ...input }: Props) {
  const id = useId()
  const leave = useAfterPress(onLeave)
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field} data-off={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        {before}
        <input
          {...input}
          id={id}
          className={styles.input}
          onBlur={leave}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {after}
      </div>
      {note ? (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
