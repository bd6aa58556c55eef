import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './goal-line.module.css'
import { Progress } from './progress.tsx'

export const GoalList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

type Props = {
  title: string
  value: number
  goal: number
  figure: (value: number) => string
  note?: ReactNode
  reward: ReactNode
  aside?: ReactNode
  act: ReactNode
}

export function GoalLine({ title, value, goal, figure, note, reward, aside, act }: Props) {
  const { t } = useLingui()
  return (
    <li className={styles.goal}>
      <div>
        <Progress
          label={title}
          value={value}
          goal={goal}
          text={t({ id: 'rewards.amountOf', message: `${figure(value)} of ${figure(goal)}` })}
        />
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
