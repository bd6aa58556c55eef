import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { FoundMember } from '#protocol/agents/team-tree.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import styles from './team-search.module.css'
import type { TeamSearchActor } from './team-search.tsx'
import { MemberType } from './tree-row.tsx'

type Props = {
  actor: TeamSearchActor
  /** Shows the chosen member in the tree. */
  onChoose: (found: FoundMember) => void
}

const places = ['1', '2', '3', '4']

/** Search results from the whole team, each with the member's uplines. They replace the tree. */
export function FoundMembers({ actor, onChoose }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { text, found, total, failure } = snapshot.context
  const again = (
    <Button onClick={() => actor.send({ type: 'search.retry' })}>
      <Trans id="common.tryAgain">Try again</Trans>
    </Button>
  )
  if (snapshot.matches('failed')) {
    const { title, help } = failureText(failure)
    return (
      <EmptyState state="failed" title={title} action={again}>
        {help}
      </EmptyState>
    )
  }
  if (snapshot.matches('none')) {
    return (
      <EmptyState state="empty" title={<Trans id="agents.team.noMatch">No match for “{text.trim()}”</Trans>}>
        <Trans id="agents.team.noMatchBody">
          We searched usernames and nicknames in your whole team. Try fewer letters.
        </Trans>
      </EmptyState>
    )
  }
  if (!snapshot.matches('found')) {
    return (
      <ul className={styles.found} aria-busy="true">
        {places.map((place) => (
          <li key={place} className={styles.place}>
            <span className={styles.bar} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <p className={styles.total} role="status">
        <Trans id="agents.team.found">Found: {total}</Trans>
      </p>
      <ul
        className={styles.found}
        aria-label={t({ id: 'agents.team.foundLabel', message: 'Found in the team' })}
      >
        {found.map((one) => (
          <li key={one.downline.memberId}>
            <button type="button" className={styles.member} onClick={() => onChoose(one)}>
              <span>
                <b>{one.downline.account}</b> {one.downline.nickname}
              </span>
              <small>
                <MemberType agent={one.downline.agent} />
                {one.downline.closed ? (
                  <>
                    {' · '}
                    <Trans id="agents.accountClosed">account closed</Trans>
                  </>
                ) : null}
                {one.path.length > 0 ? (
                  <>
                    {' · '}
                    <Trans id="agents.team.path">
                      team of {one.path.map(({ account }) => account).join(' › ')}
                    </Trans>
                  </>
                ) : null}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {snapshot.matches({ found: 'moreFailed' }) ? again : null}
      {snapshot.can({ type: 'search.more' }) ? (
        <Button onClick={() => actor.send({ type: 'search.more' })}>
          <Trans id="common.showMore">Show more</Trans>
        </Button>
      ) : null}
      {snapshot.matches({ found: 'loadingMore' }) ? (
        <p role="status">
          <Trans id="common.loadingMore">Loading more…</Trans>
        </p>
      ) : null}
    </>
  )
}
