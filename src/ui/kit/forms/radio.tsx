import type { ComponentProps } from 'react'
import styles from './radio.module.css'

export const Radio = (input: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...input} type="radio" className={styles.dot} />
)
