import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { teamTreeMachine } from '#machines/team-tree.machine.ts'
import { Button } from '../kit/button.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { StateBox } from '../kit/state-box.tsx'
import styles from './team-tree.module.css'
import { TreeHead } from './tree-head.tsx'
import { NarrowOrder } from './tree-order.tsx'
import { FailedCells, MemberCells, MoreCells, WaitingCells } from './tree-row.tsx'
import { levelsOf, type TreeRow, treeRows } from './tree-rows.ts'
import { TreeWindow } from './tree-window.tsx'

export type TeamTreeActor = ActorRefFrom<typeof teamTreeMachine>

type Props = {
  actor: TeamTreeActor
  /** Whose details are shown. */
  selected: string | null
  onChoose: (memberId: string) => void
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8']

/** AGENT-07: the team beneath an agent, opened level by level. */
export function TeamTree({ actor, selected, onChoose }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { opened, revealed } = snapshot.context
  if (snapshot.matches('failed')) return <TeamMissing onRetry={() => actor.send({ type: 'tree.reload' })} />
  if (snapshot.matches('empty')) return <NobodyYet />
  if (snapshot.matches('reading')) return <Places />
  const levels = levelsOf(snapshot)
  const symbol = currencySymbol(levels.get(null)?.context.currency || 'BRL')
  return (
    <>
      <NarrowOrder actor={actor} />
      <TreeWindow
        label={t`Team`}
        head={<TreeHead actor={actor} />}
        rows={treeRows(opened, levels)}
        revealed={revealed}
        selected={selected}
        onChoose={onChoose}
        onStep={(step) => {
          if (step.kind === 'open') actor.send({ type: 'node.open', memberId: step.memberId })
          if (step.kind === 'close') actor.send({ type: 'node.close', memberId: step.memberId })
        }}
      >
        {(row) => <Cells actor={actor} row={row} symbol={symbol} />}
      </TreeWindow>
    </>
  )
}

function Cells({ actor, row, symbol }: { actor: TeamTreeActor; row: TreeRow; symbol: string }) {
  const { owner } = row
  switch (row.kind) {
    case 'member': {
      const { member, isOpen } = row
      const toggle = isOpen ? 'node.close' : 'node.open'
      return (
        <MemberCells
          {...{ member, symbol, isOpen }}
          onToggle={() => actor.send({ type: toggle, memberId: member.memberId })}
        />
      )
    }
    case 'waiting':
      return <WaitingCells />
    case 'more':
      return <MoreCells onSeen={() => actor.send({ type: 'level.more', memberId: owner })} />
    case 'failed':
      return <FailedCells onRetry={() => actor.send({ type: 'level.retry', memberId: owner })} />
  }
}

function Places() {
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

function TeamMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <StateBox
      state="failed"
      title={<Trans>The team did not arrive</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Nothing has changed in it.</Trans>
    </StateBox>
  )
}

function NobodyYet() {
  return (
    <StateBox
      state="empty"
      title={<Trans>Nobody is in your team yet</Trans>}
      action={
        <Link className={styles.way} to="/agentHome/register">
          <Trans>Register somebody</Trans>
        </Link>
      }
    >
      <Trans>Whoever you register, or whoever registers by your link, stands here.</Trans>
    </StateBox>
  )
}
