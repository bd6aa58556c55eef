import type { ReactNode } from 'react'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import styles from './claim.module.css'

type Props = {
  title: string
  about?: ReactNode
  children: ReactNode
}

export function ClaimPage({ title, about, children }: Props) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {about ? <p className={styles.about}>{about}</p> : null}
      </header>
      {children}
    </div>
  )
}
