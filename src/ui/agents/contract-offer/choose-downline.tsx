import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Downline } from '#protocol/agents/team-tree.ts'
import { type ReportSearchActor, SearchFilter } from '#ui/agents/report/search-filter.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { type More, MoreRows, type Rows } from '#ui/kit/layout/report-table.tsx'
import styles from './choose-downline.module.css'

type Props = {
  seeker: ReportSearchActor
  sought: string
  /** The agent's direct downlines who are agents themselves. */
  rows: Rows<Downline>
  onChoose: (memberId: string) => void
}

export function ChooseDownline({ seeker, ...found }: Props) {
  return (
    <div className={styles.choice}>
      <p className={styles.lead}>
        <Trans id="agents.contractOffer.choose">Choose a direct downline who is an agent.</Trans>
      </p>
      <SearchFilter actor={seeker} />
      <Found {...found} />
    </div>
  )
}

function Found({ sought, rows, onChoose }: Omit<Props, 'seeker'>) {
  switch (rows.state) {
    case 'loading':
      return <div className={styles.waiting} aria-busy="true" />
    case 'failed':
      return (
        <EmptyState
          state="failed"
          title={<Trans id="agents.contractOffer.downlinesFailed">Couldn’t load your downlines</Trans>}
          action={<TryAgain until={rows.retryAt} onPress={rows.retry} />}
        >
          {rows.why}
        </EmptyState>
      )
    case 'known':
      if (rows.rows.length > 0)
        return <Downlines rows={rows.rows} more={rows.more} sought={sought} onChoose={onChoose} />
      return sought === '' ? <NoAgents /> : <NobodyCalled sought={sought} />
  }
}

type DownlinesProps = { rows: readonly Downline[]; more: More | null } & Pick<Props, 'sought' | 'onChoose'>

function Downlines({ rows, more, sought, onChoose }: DownlinesProps) {
  const { t } = useLingui()
  return (
    <>
      <ul
        className={styles.list}
        aria-label={t({
          id: 'agents.contractOffer.downlinesLabel',
          message: 'Direct downlines who are agents',
        })}
      >
        {rows.map(({ memberId, account, nickname, closed }) => (
          <li key={memberId}>
            {closed ? (
              <p className={styles.closed}>
                <strong>{account}</strong> <span>{nickname}</span>
                <small>
                  <Trans id="agents.accountClosed">account closed</Trans>
                </small>
              </p>
            ) : (
              <button type="button" className={styles.one} onClick={() => onChoose(memberId)}>
                <strong>{account}</strong> <span>{nickname}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {more === null && rows.every(({ closed }) => closed) ? <NobodyOpen sought={sought} /> : null}
      {more ? <MoreRows more={more} /> : null}
    </>
  )
}

function NoAgents() {
  return (
    <EmptyState
      state="empty"
      title={<Trans id="agents.contractOffer.noAgentsTitle">No direct downline is an agent</Trans>}
      action={<ToRegistration />}
    >
      <Trans id="agents.contractOffer.noAgentsBody">
        Only agents can have contracts. Create an agent account first.
      </Trans>
    </EmptyState>
  )
}

function NobodyOpen({ sought }: Pick<Props, 'sought'>) {
  if (sought !== '') {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="agents.contractOffer.onlyClosedFound">No open accounts for “{sought}”</Trans>}
      >
        <Trans id="agents.contractOffer.onlyClosedFoundBody">
          Closed accounts can’t receive contract offers.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      state="empty"
      title={<Trans id="agents.contractOffer.allClosedTitle">No agents to choose from</Trans>}
      action={<ToRegistration />}
    >
      <Trans id="agents.contractOffer.allClosedBody">
        The accounts of all your direct downline agents are closed.
      </Trans>
    </EmptyState>
  )
}

const ToRegistration = () => (
  <Link className={styles.way} to="/agentHome/{-$page}/{-$act}" params={{ page: 'register', act: undefined }}>
    <Trans id="agents.toRegistration">Create account</Trans>
  </Link>
)

function NobodyCalled({ sought }: Pick<Props, 'sought'>) {
  return (
    <EmptyState
      state="empty"
      title={<Trans id="agents.contractOffer.noMatch">No match for “{sought}”</Trans>}
    >
      <Trans id="agents.contractOffer.noMatchBody">
        Only direct downlines who are agents are searched. Try fewer letters.
      </Trans>
    </EmptyState>
  )
}
