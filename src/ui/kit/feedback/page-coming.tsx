import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import styles from './page-coming.module.css'

type Props = {
  name: MessageDescriptor
  head?: ReactNode
}

export function PageComing({ name, head }: Props) {
  const { i18n } = useLingui()
  const title = i18n._(name)
  return (
    <div aria-busy="true">
      <PageTitle>{title}</PageTitle>
      {head ?? (
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
        </div>
      )}
      <div className={styles.room} aria-hidden="true">
        <span className={styles.choices} />
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.bar} />
      </div>
    </div>
  )
}
