import { type ComponentProps, type ReactNode, useId } from 'react'
import { useAfterPress } from '#ui/kit/hooks/use-after-press.ts'
import styles from './field.module.css'

type Props = Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'aria-invalid' | 'aria-describedby' | 'onBlur'
> & {
  label: ReactNode
  /** The visitor has gone on elsewhere; a press that does so is over by then. */
  onLeave?: (() => void) | undefined
  /** What is wrong with it; stands under the field and is read with it. */
  error?: ReactNode
  /** What helps to fill it in, as long as nothing is wrong. */
  hint?: ReactNode
  /** Stands inside the frame, before and after what is typed. */
  before?: ReactNode
  after?: ReactNode
}

/** A field with its name above it and what is wrong with it below. */
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
