import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { readOpenedNumbers, readProof, readRules, readTickets } from '#api/play/lottery.ts'
import { loadSlip } from '#api/play/lottery-slip.ts'
import { verifyDraw } from '#api/play/verify-draw.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { LinkGate } from '#pages/kit/link-gate.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import type { LotteryDraw, LotteryRules as Rules } from '#protocol/play/lottery-draws.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { BetSlip } from '#ui/play/lottery/bet-slip.tsx'
import { DrawHead } from '#ui/play/lottery/draw-head.tsx'
import { DrawProof } from '#ui/play/lottery/draw-proof.tsx'
import { digitsOf } from '#ui/play/lottery/family-text.ts'
import type { LotteryDrawActor } from '#ui/play/lottery/lottery-actors.ts'
import { LotteryRules } from '#ui/play/lottery/lottery-rules.tsx'
import { LotteryPlaces, LotteryTable, type LotteryView } from '#ui/play/lottery/lottery-table.tsx'
import { NumberBoard } from '#ui/play/lottery/number-board.tsx'
import { Results } from '#ui/play/lottery/results.tsx'
import { RulesMissing } from '#ui/play/lottery/rules-missing.tsx'
import { Tickets } from '#ui/play/lottery/tickets.tsx'
import { lotteryDrawFlow } from './lottery-draw.flow.ts'
import { lotterySlipFlow } from './lottery-slip.flow.ts'

type Props = {
  gameCode: string
  memberId: string
  path: string
  view: LotteryView
  onView: (view: LotteryView) => void
  /** Shown if the lottery does not exist. */
  unknown: ReactNode
}

/** One lottery. It polls the draws while it is mounted. */
export function LotteryContainer({ gameCode, memberId, path, view, onView, unknown }: Props) {
  const actor = useFlow(lotteryDrawFlow, { input: { gameCode, view: 'betting', from: path } })
  const authActions = useAuthActions()
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches('unknown'))
  const draw = useSelector(actor, ({ context }) => context.current)
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const [proofOf, setProofOf] = useState<string | null>(null)
  const rules = useQuery({
    queryKey: ['lotteryRules', gameCode, language],
    queryFn: ({ signal }) => readRules(gameCode, language, signal),
    placeholderData: keepPreviousData,
  })
  if (isUnknown) return unknown
  const known = rules.data && draw ? { rules: rules.data, draw } : null
  const open = known ? (
    <OpenLottery
      {...{ ...known, ...authActions, actor, gameCode, memberId, path, view, onView }}
      onProof={setProofOf}
    />
  ) : (
    <LotteryTable
      {...{ actor, view, onView, ...authActions }}
      lobby={path}
      draws={rules.isError ? null : <LotteryPlaces />}
      slip={null}
    >
      {rules.isError ? <RulesMissing onRetry={() => void rules.refetch()} /> : null}
    </LotteryTable>
  )
  return (
    <>
      {open}
      {proofOf !== null && known ? (
        <DrawProofDialog
          drawId={proofOf}
          digits={digitsOf(known.rules.family)}
          onClose={() => setProofOf(null)}
        />
      ) : null}
    </>
  )
}

/** Returns actions that let trial players log in or sign up (SESS-04). */
function useAuthActions() {
  const app = useApp()
  const isRegistrationOpen = useSelector(
    useChild('siteConfiguration'),
    ({ context }) => context.flags.registrationOpen,
  )
  return {
    onLogin: () => app.send({ type: 'app.login' }),
    onRegister: isRegistrationOpen ? () => app.send({ type: 'app.register' }) : undefined,
  }
}

type OpenLotteryProps = Omit<Props, 'unknown'> &
  ReturnType<typeof useAuthActions> & {
    actor: LotteryDrawActor
    rules: Rules
    draw: LotteryDraw
    onProof: (drawId: string) => void
  }

function OpenLottery({
  actor,
  rules,
  draw,
  gameCode,
  memberId,
  path,
  view,
  onView,
  onProof,
  ...authActions
}: OpenLotteryProps) {
  const app = useApp()
  const queries = useQueryClient()
  const [pending] = useState(() => loadSlip({ memberId, gameCode }))
  const slip = useFlow(lotterySlipFlow, { input: { memberId, gameCode, rules, draw, pending } })
  const receipt = useSelector(slip, ({ context }) => context.receipt?.id)
  const before = useSelector(actor, ({ context: { previous } }) =>
    previous ? `${previous.drawId} ${previous.state}` : '',
  )
  useMoneyCallRunning(useSelector(slip, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  useOnChange(draw.drawId, () => slip.send({ type: 'draw.turn', draw }))
  useOnChange(receipt, () => {
    app.send({ type: 'money.moved' })
    void queries.invalidateQueries({ queryKey: ['lotteryTickets'] })
  })
  useOnChange(before, () => {
    app.send({ type: 'money.moved' })
    void queries.invalidateQueries({ queryKey: ['lotteryTickets'] })
    void queries.invalidateQueries({ queryKey: ['lotteryResults'] })
  })
  const symbol = currencySymbol(rules.currency)
  return (
    <LotteryTable
      {...{ actor, view, onView, ...authActions }}
      lobby={path}
      draws={<DrawHead {...{ actor, onProof }} family={rules.family} every={rules.every} />}
      slip={<BetSlip {...{ slip, symbol }} />}
    >
      {view === 'bet' ? <NumberBoard slip={slip} /> : null}
      {view === 'tickets' ? <OwnTickets {...{ gameCode, rules, symbol }} /> : null}
      {view === 'results' ? <DrawResults {...{ gameCode, onProof }} family={rules.family} /> : null}
      {view === 'rules' ? (
        <LinkGate>
          <LotteryRules rules={rules} />
        </LinkGate>
      ) : null}
    </LotteryTable>
  )
}

type TicketsProps = { gameCode: string; rules: Rules; symbol: string }

function OwnTickets({ gameCode, rules, symbol }: TicketsProps) {
  const query = useInfiniteQuery({
    queryKey: ['lotteryTickets', gameCode],
    queryFn: ({ pageParam, signal }) => readTickets({ gameCode, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <Tickets {...{ rules, symbol }} tickets={infiniteRows(query, ({ tickets }) => tickets)} />
}

type DrawResultsProps = { gameCode: string; family: Rules['family']; onProof: (drawId: string) => void }

function DrawResults({ gameCode, family, onProof }: DrawResultsProps) {
  const query = useInfiniteQuery({
    queryKey: ['lotteryResults', gameCode],
    queryFn: ({ pageParam, signal }) => readOpenedNumbers({ gameCode, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return <Results {...{ family, onProof }} draws={infiniteRows(query, ({ draws }) => draws)} />
}

function DrawProofDialog({
  drawId,
  digits,
  onClose,
}: {
  drawId: string
  digits: number
  onClose: () => void
}) {
  const query = useQuery({
    queryKey: ['drawProof', drawId],
    queryFn: async ({ signal }) => {
      const proof = await readProof(drawId, signal)
      return { proof, check: await verifyDraw(proof) }
    },
    gcTime: 0,
  })
  return <DrawProof proof={queryPart(query)} digits={digits} onClose={onClose} />
}
