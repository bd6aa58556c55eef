import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Downline } from '#protocol/agents/team-tree.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { dayText } from '#ui/kit/text/day-text.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from './team-tree.module.css'

/**
 * The role is explicit, because `display: grid` removes table semantics. In this treegrid, rows take the
 * focus instead of cells.
 */
const cell = { role: 'gridcell' } as const

/**
 * The inline custom property is set on an element without children, so that changing it restyles only that
 * element.
 */
const Indent = ({ depth }: { depth: number }) => (
  <span className={styles.indent} style={{ ['--depth' as string]: depth }} />
)

type MemberProps = {
  depth: number
  member: Downline
  symbol: string
  isOpen: boolean
  /**
   * Whether the screen is narrow. If so, the type and the team size replace the nickname, and only the
   * balance has its own column.
   */
  isNarrow: boolean
  onToggle: () => void
}

/**
 * A member's cells. The row handles keys, and the toggle opens or closes the level below. Use few elements
 * and components, because scrolling creates dozens of rows per frame.
 */
export function MemberCells({ depth, member, symbol, isOpen, isNarrow, onToggle }: MemberProps) {
  const { t, i18n } = useLingui()
  const { account, nickname, agent, closed, direct, team, balance, registeredAt, lastLogin } = member
  return (
    <>
      <td className={direct > 0 ? styles.account : styles.leaf} {...cell}>
        <Indent depth={depth} />
        {direct > 0 ? <Toggle {...{ account, isOpen, onToggle }} /> : null}
        <b>{account}</b>
        <small>
          {closed ? <ClosedNote /> : null}
          {isNarrow ? <TypeAndTeam agent={agent} team={team} /> : nickname}
        </small>
      </td>
      {isNarrow ? null : (
        <>
          <td {...cell}>
            {agent
              ? t({ id: 'common.agent', message: 'Agent' })
              : t({ id: 'common.player', message: 'Player' })}
          </td>
          <td className={styles.figure} {...cell}>
            {i18n.number(direct)}
          </td>
          <td className={styles.figure} {...cell}>
            {i18n.number(team)}
          </td>
        </>
      )}
      <td
        className={styles.figure}
        data-head={isNarrow ? t({ id: 'common.balance', message: 'Balance' }) : undefined}
        {...cell}
        translate="no"
      >
        {moneyText(i18n, balance, symbol)}
      </td>
      {isNarrow ? null : (
        <>
          <td className={styles.late} {...cell}>
            <time dateTime={registeredAt}>{dayText(i18n, registeredAt)}</time>
          </td>
          <td className={styles.late} {...cell}>
            {lastLogin ? (
              <time dateTime={lastLogin}>{dayText(i18n, lastLogin)}</time>
            ) : (
              t({ id: 'agents.team.neverLoggedIn', message: 'Never' })
            )}
          </td>
        </>
      )}
    </>
  )
}

/** Says that the account is closed. This precedes the nickname or type, so that those are truncated first. */
const ClosedNote = () => (
  <>
    <Trans id="agents.accountClosed">account closed</Trans>
    {' · '}
  </>
)

function TypeAndTeam({ agent, team }: { agent: boolean; team: number }) {
  const { i18n } = useLingui()
  if (team === 0) return <MemberType agent={agent} />
  return (
    <>
      <MemberType agent={agent} /> · <Trans id="agents.team.inTeam">{i18n.number(team)} in the team</Trans>
    </>
  )
}

function Toggle({ account, isOpen, onToggle }: { account: string; isOpen: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.toggle}
      aria-label={
        isOpen
          ? t({ id: 'agents.team.collapse', message: `Collapse the team of ${account}` })
          : t({ id: 'agents.team.expand', message: `Expand the team of ${account}` })
      }
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <Icon name="next" small />
    </button>
  )
}

export const MemberType = ({ agent }: { agent: boolean }) =>
  agent ? <Trans id="common.agent">Agent</Trans> : <Trans id="common.player">Player</Trans>

const FullRow = ({ depth, children }: { depth: number; children: ReactNode }) => (
  <td className={styles.whole} {...cell}>
    <Indent depth={depth} />
    {children}
  </td>
)

export const WaitingCells = ({ depth }: { depth: number }) => (
  <FullRow depth={depth}>
    <span className={styles.bar} />
  </FullRow>
)

export const FailedCells = ({ depth, onRetry }: { depth: number; onRetry: () => void }) => (
  <FullRow depth={depth}>
    <span role="alert">
      <Trans id="agents.team.levelFailed">Couldn’t load this level.</Trans>
    </span>
    <Button onClick={onRetry}>
      <Trans id="common.tryAgain">Try again</Trans>
    </Button>
  </FullRow>
)
