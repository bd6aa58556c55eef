import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { children: ReactNode }

export function Checkbox({ children, ...input }: Props) {
  return (
    <label className={styles.label}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  )
}
