import { type ReactNode, useId } from 'react'
import styles from './console.module.css'

/** One part of the console with its name and, at the right, what can be done with all of it. */
export function Section(props: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{props.title}</h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  )
}
