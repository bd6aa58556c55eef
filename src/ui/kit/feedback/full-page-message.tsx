import type { ReactNode } from 'react'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { Poster, type PosterName } from '#ui/kit/layout/poster.tsx'
import styles from './full-page-message.module.css'

export function FullPageMessage(props: {
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
