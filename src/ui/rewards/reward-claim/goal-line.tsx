import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './goal-line.module.css'
import { Progress } from './progress.tsx'

/** Things to do, one below another. */
export const GoalList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

type Props = {
  title: string
  value: number
  goal: number
  /** A figure of either, as it is written. */
  figure: (value: number) => string
  /** What more there is to say of it, below. */
  note?: ReactNode
  reward: ReactNode
  /** In small below the reward. */
  aside?: ReactNode
  /** What can be done about it, or how it stands. */
  act: ReactNode
}

/** Something to do: how far somebody is with it, what it brings, and what can be done about it now. */
export function GoalLine({ title, value, goal, figure, note, reward, aside, act }: Props) {
  const { t } = useLingui()
  return (
    <li className={styles.goal}>
      <div>
        <Progress label={title} value={value} goal={goal} text={t`${figure(value)} of ${figure(goal)}`} />
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      <p className={styles.reward}>
        <strong>{reward}</strong>
        {aside ? <small>{aside}</small> : null}
      </p>
      <span className={styles.act}>{act}</span>
    </li>
  )
}
