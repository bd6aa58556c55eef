import type { ReactNode } from 'react'
import styles from './message.module.css'
import { PageTitle } from './page-title.tsx'
import { Poster, type PosterName } from './poster.tsx'

/** One thing said on a page of its own: what it is, what it means, what can be done, and a picture where there is one. */
export function Message(props: {
  poster?: PosterName
  title: string
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={styles.message}>
      <PageTitle>{props.title}</PageTitle>
      {props.poster ? (
        <div className={styles.picture}>
          <Poster name={props.poster} />
        </div>
      ) : null}
      <div className={styles.words}>
        <h1 className={styles.title}>{props.title}</h1>
        <div className={styles.text}>{props.children}</div>
        {props.actions ? <div className={styles.actions}>{props.actions}</div> : null}
      </div>
    </div>
  )
}
