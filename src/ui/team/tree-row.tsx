import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { Downline } from '#contract/team-tree.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LocalDay } from '../kit/local-day.tsx'
import { Money } from '../kit/money.tsx'
import styles from './team-tree.module.css'

/** What a cell is in a tree grid, whose rows have the focus and not the cells. */
const cell = { role: 'gridcell' } as const

type MemberProps = {
  member: Downline
  symbol: string
  isOpen: boolean
  onToggle: () => void
}

/** The cells of somebody in the team. What the keys do is the row's own; a press on the arrow opens their level. */
export function MemberCells({ member, symbol, isOpen, onToggle }: MemberProps) {
  const { t, i18n } = useLingui()
  const { account, nickname, agent, direct, team, balance, registeredAt, lastLogin } = member
  return (
    <>
      <td className={styles.account} {...cell}>
        {direct > 0 ? (
          <button
            type="button"
            tabIndex={-1}
            className={styles.toggle}
            aria-label={isOpen ? t`Close the team of ${account}` : t`Open the team of ${account}`}
            onClick={(event) => {
              event.stopPropagation()
              onToggle()
            }}
          >
            <Icon name="next" small />
          </button>
        ) : (
          <span className={styles.noToggle} />
        )}
        <span className={styles.names}>
          <b>{account}</b>
          <small>
            <span className={styles.nickname}>{nickname}</span>
            <span className={styles.narrow}>
              <MemberType agent={agent} />
              {team > 0 ? (
                <>
                  {' · '}
                  <Trans>{i18n.number(team)} in the team</Trans>
                </>
              ) : null}
            </span>
          </small>
        </span>
      </td>
      <td className={styles.wide} {...cell}>
        <MemberType agent={agent} />
      </td>
      <td className={`${styles.wide} ${styles.figure}`} {...cell}>
        {i18n.number(direct)}
      </td>
      <td className={`${styles.wide} ${styles.figure}`} {...cell}>
        {i18n.number(team)}
      </td>
      <td className={styles.figure} {...cell}>
        <Money amount={balance} symbol={symbol} />
      </td>
      <td className={`${styles.wide} ${styles.late} ${styles.figure}`} {...cell}>
        <LocalDay moment={registeredAt} />
      </td>
      <td className={`${styles.wide} ${styles.late} ${styles.figure}`} {...cell}>
        {lastLogin ? <LocalDay moment={lastLogin} /> : <Trans>Never</Trans>}
      </td>
    </>
  )
}

/** What somebody in a team is. */
export const MemberType = ({ agent }: { agent: boolean }) =>
  agent ? <Trans>Agent</Trans> : <Trans>Player</Trans>

/** One cell over the whole width. */
const WholeRow = ({ children }: { children: ReactNode }) => (
  <td className={styles.whole} {...cell}>
    {children}
  </td>
)

export const WaitingCells = () => (
  <WholeRow>
    <span className={styles.bar} />
  </WholeRow>
)

/** The end of what was read comes into sight: the next page is asked for. */
export function MoreCells({ onSeen }: { onSeen: () => void }) {
  useEffect(onSeen, [onSeen])
  return <WaitingCells />
}

export const FailedCells = ({ onRetry }: { onRetry: () => void }) => (
  <WholeRow>
    <span role="alert">
      <Trans>This level did not arrive.</Trans>
    </span>
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </WholeRow>
)
