import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { ReplayPart } from '#visualiser/paths/replay/replay-part.tsx'
import { History } from '#visualiser/simulate/history/history.tsx'
import { marksOf } from '#visualiser/simulate/history/marks.ts'
import { Halted } from '#visualiser/simulate/manual/halted.tsx'
import { addressText } from '../address.ts'
import type { PanelProps } from '../panel.ts'
import { simulateMachine } from '../simulate/simulate.machine.ts'
import { stateTextsOf } from '../simulate/state-texts.ts'
import { Transport } from '../simulate/transport.tsx'
import { useFollowed } from '../use-followed.ts'
import { CoversPart } from './covers-part.tsx'
import type { Kept } from './kept.ts'
import type { KnownPath } from './known-paths.ts'
import { lastResultsOf } from './last-results.ts'
import { OriginText } from './origin-text.tsx'
import styles from './paths.module.css'
import { ResultText } from './result-text.tsx'
import { useIsOlder } from './use-is-older.ts'
import { useModel } from './use-model.ts'
import { usePageLimits } from './use-page-limits.ts'
import { wantedPath } from './use-path-address.ts'
import { useStepAddress } from './use-step-address.ts'

type Props = PanelProps & { known: KnownPath; kept: Kept }

export function PathView({ flow, chart, address, go, mark, known, kept }: Props) {
  const { path, origin } = known
  const model = useModel(flow)
  const actor = useActorRef(simulateMachine, {
    input: {
      load: async () => model,
      path: wantedPath(path, address.step),
    },
  })
  const line = useSelector(actor, ({ context }) => context.line)
  const halt = useSelector(actor, ({ context }) => context.halt)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const limit = usePageLimits(flow.name, model, [path]).get(path.id)
  const stateTexts = useMemo(() => stateTextsOf(chart, (sentence) => sentence), [chart])
  const marks = useMemo(() => (line ? marksOf(line) : undefined), [line])
  useFollowed(mark, marks)
  useStepAddress(actor, { step: address.step, isOnPath: true }, go)
  const steps = path.steps.length
  const results = lastResultsOf(kept, path.id)
  const isOlder = useIsOlder(flow)
  return (
    <section
      className={styles.board}
      aria-label={path.id}
      onKeyDown={({ key, target }) => {
        if (target instanceof Element && target.matches('input, select, textarea')) return
        if (key === 'ArrowLeft') actor.send({ type: 'history.back' })
        else if (key === 'ArrowRight') actor.send({ type: 'history.forward' })
      }}
    >
      <p className={styles.back}>
        <a href={addressText({ ...address, view: 'paths', path: undefined, step: undefined })}>
          <Trans id="flows.paths.all">All paths</Trans>
        </a>
      </p>
      <h2 className={styles.title}>
        <code>{path.id}</code>{' '}
        <span className={styles.size}>
          <Plural id="flows.paths.stepCount" value={steps} _0="No steps" one="# step" other="# steps" />
        </span>
        {' · '}
        <span className={styles.origin}>
          <OriginText origin={origin} />
        </span>
      </h2>
      {results.map((result) => (
        <p key={result.how} className={styles.note}>
          <ResultText result={result} isOlder={isOlder(result)} />
          {result.difference !== undefined && <span className={styles.difference}>{result.difference}</span>}
        </p>
      ))}
      {results.length === 0 && (
        <p className={styles.note}>
          <NeverWalked built={kept.built} />
        </p>
      )}
      {failure !== '' && (
        <p className={styles.mistake} role="alert">
          {failure}
        </p>
      )}
      {halt && <Halted halt={halt} />}
      {line && (
        <>
          <div className={styles.transport}>
            <Transport actor={actor} />
          </div>
          <History
            title={<Trans id="flows.paths.steps">Steps</Trans>}
            actor={actor}
            line={line}
            stateTexts={stateTexts}
          />
        </>
      )}
      <CoversPart flow={flow} path={path} model={model} address={address} />
      <ReplayPart flow={flow.name} known={known} limit={limit} kept={kept} step={address.step} go={go} />
    </section>
  )
}

function NeverWalked({ built }: Pick<Kept, 'built'>) {
  const { i18n } = useLingui()
  if (built === null) return <Trans id="flows.paths.notRun">No saved run has taken this path.</Trans>
  const moment = i18n.date(built, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <Trans id="flows.paths.notRunWhenBuilt">
      When this page was built ({moment}), no saved run had taken this path.
    </Trans>
  )
}
