import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './console.module.css'
import { type SectionName, sectionNames } from './section-names.ts'

export function Section(props: { name: SectionName; aside?: ReactNode; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <section className={styles.section} id={props.name} aria-labelledby={`${props.name}-name`} tabIndex={-1}>
      <div className={styles.sectionHead}>
        <h2 id={`${props.name}-name`}>{i18n._(sectionNames[props.name])}</h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  )
}
