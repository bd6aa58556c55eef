import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Downline } from '#contract/team-tree.ts'
import { Button } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import type { Part } from '../kit/part.ts'
import { StateBox } from '../kit/state-box.tsx'
import styles from './choose-downline.module.css'

type Props = {
  /** Direct downlines who are agents. */
  downlines: Part<readonly Downline[]>
  onChoose: (memberId: string) => void
}

/** Whom a contract is offered: a direct downline who is an agent. */
export function ChooseDownline({ downlines, onChoose }: Props) {
  const { t } = useLingui()
  const [sought, setSought] = useState('')
  if (downlines.state === 'loading') return <div className={styles.waiting} aria-busy="true" />
  if (downlines.state === 'failed') {
    return (
      <StateBox
        state="failed"
        title={<Trans>Your downlines did not arrive</Trans>}
        action={
          <Button onClick={downlines.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The connection may be down, yours or ours. Nothing of yours is lost.</Trans>
      </StateBox>
    )
  }
  if (downlines.value.length === 0) {
    return (
      <StateBox state="empty" title={<Trans>No direct downline of yours is an agent</Trans>}>
        <Trans>Contracts are with agents. Register one, then offer them a contract.</Trans>
      </StateBox>
    )
  }
  const wanted = sought.trim().toLowerCase()
  const found = downlines.value.filter(({ account, nickname }) =>
    `${account} ${nickname}`.toLowerCase().includes(wanted),
  )
  return (
    <div className={styles.choice}>
      <Field
        label={<Trans>Account or nickname</Trans>}
        type="search"
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <ul className={styles.list} aria-label={t`Direct downlines who are agents`}>
        {found.map(({ memberId, account, nickname }) => (
          <li key={memberId}>
            <button type="button" className={styles.one} onClick={() => onChoose(memberId)}>
              <strong>{account}</strong> <span>{nickname}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p role="status">
          <Trans>Nobody is called that.</Trans>
        </p>
      ) : null}
    </div>
  )
}
