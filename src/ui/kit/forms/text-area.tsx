import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import own from './text-area.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> & {
  label: ReactNode
  error?: ReactNode
  hint?: ReactNode
}

export function TextArea({ label, error, hint, ...area }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field} data-off={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={`${styles.frame} ${own.frame}`}>
        <textarea
          rows={3}
          {...area}
          id={id}
          className={`${styles.input} ${own.area}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
      </div>
      {note ? (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
