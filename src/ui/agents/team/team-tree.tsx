import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { teamTreeMachine } from '#machines/agents/team-tree.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { useMedia } from '#ui/kit/hooks/use-media.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import styles from './team-tree.module.css'
import { TreeHead } from './tree-head.tsx'
import { NarrowOrder } from './tree-order.tsx'
import { FailedCells, MemberCells, WaitingCells } from './tree-row.tsx'
import { levelsOf, type TreeRow, treeRows } from './tree-rows.ts'
import { TreeWindow } from './tree-window.tsx'

export type TeamTreeActor = ActorRefFrom<typeof teamTreeMachine>

type Props = {
  actor: TeamTreeActor
  selected: string | null
  onChoose: (memberId: string) => void
}

/** Row heights in px. They must match the style sheet. */
const ROW = 44
const NARROW_ROW = 60
/** Up to this width, a row has two lines. */
const NARROW = '(max-width: 760px)'

const places = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The team below an agent (AGENT-07). Each level can be opened separately. */
export function TeamTree({ actor, selected, onChoose }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { opened, revealed } = snapshot.context
  const isNarrow = useMedia(NARROW)
  if (snapshot.matches('failed')) {
    const failure = levelsOf(snapshot).get(null)?.context.failure
    return <TeamMissing failure={failure} onRetry={() => actor.send({ type: 'tree.reload' })} />
  }
  if (snapshot.matches('empty')) return <NobodyYet />
  if (snapshot.matches('reading')) return <Skeleton />
  const levels = levelsOf(snapshot)
  const symbol = currencySymbol(levels.get(null)?.context.currency || 'BRL')
  return (
    <>
      <NarrowOrder actor={actor} />
      <TreeWindow
        label={t({ id: 'agents.team.label', message: 'Team' })}
        rowHeight={isNarrow ? NARROW_ROW : ROW}
        head={<TreeHead actor={actor} />}
        rows={treeRows(opened, levels)}
        revealed={revealed}
        selected={selected}
        onChoose={onChoose}
        onNear={(level) => actor.send({ type: 'level.more', ...level })}
        onStep={(step) => {
          if (step.kind === 'open') actor.send({ type: 'node.open', memberId: step.memberId })
          if (step.kind === 'close') actor.send({ type: 'node.close', memberId: step.memberId })
        }}
      >
        {(row) => <Cells {...{ actor, row, symbol, isNarrow }} />}
      </TreeWindow>
    </>
  )
}

type CellsProps = { actor: TeamTreeActor; row: TreeRow; symbol: string; isNarrow: boolean }

function Cells({ actor, row, symbol, isNarrow }: CellsProps) {
  const { owner, depth } = row
  switch (row.kind) {
    case 'member': {
      const { member, isOpen } = row
      const toggle = isOpen ? 'node.close' : 'node.open'
      return (
        <MemberCells
          {...{ depth, member, symbol, isOpen, isNarrow }}
          onToggle={() => actor.send({ type: toggle, memberId: member.memberId })}
        />
      )
    }
    case 'waiting':
    case 'more':
      return <WaitingCells depth={depth} />
    case 'failed':
      return (
        <FailedCells depth={depth} onRetry={() => actor.send({ type: 'level.retry', memberId: owner })} />
      )
  }
}

function Skeleton() {
  return (
    <div className={styles.places} aria-busy="true">
      {places.map((place) => (
        <div key={place} className={styles.place}>
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  )
}

type MissingProps = { failure: CallFailure | null | undefined; onRetry: () => void }

function TeamMissing({ failure, onRetry }: MissingProps) {
  return (
    <EmptyState
      state="failed"
      title={<Trans id="agents.team.loadFailed">Couldn’t load your team</Trans>}
      action={<TryAgain onPress={onRetry} />}
    >
      <Trans id="agents.team.unchanged">Your team hasn’t changed.</Trans>{' '}
      <FailureSentences failure={failure} />
    </EmptyState>
  )
}

function NobodyYet() {
  return (
    <EmptyState
      state="empty"
      title={<Trans id="agents.team.emptyTitle">No one in your team yet</Trans>}
      action={
        <Link
          className={styles.way}
          to="/agentHome/{-$page}/{-$act}"
          params={{ page: 'register', act: undefined }}
        >
          <Trans id="agents.toRegistration">Create account</Trans>
        </Link>
      }
    >
      <Trans id="agents.team.emptyBody">
        Accounts you create and people who sign up with your link appear here.
      </Trans>
    </EmptyState>
  )
}
