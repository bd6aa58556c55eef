import { Trans, useLingui } from '@lingui/react/macro'
import type { Chart } from '@palpite/charts/chart.ts'
import type { GenerateOptions } from '@palpite/paths/walk/generate.ts'
import { parseStop } from '@palpite/paths/walk/stop-condition.ts'
import { type FormEvent, useId, useState } from 'react'
import styles from '#visualiser/paths/paths.module.css'
import { Section } from '#visualiser/simulate/section.tsx'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { ProgressText } from './progress-text.tsx'
import type { Generating } from './use-generating.ts'

type Strategy = Exclude<GenerateOptions['strategy'], 'events'>

export function GenerateForm({ chart, generating }: { chart: Chart; generating: Generating }) {
  const { t } = useLingui()
  const id = useId()
  const [strategy, setStrategy] = useState<Strategy>('tour')
  const [to, setTo] = useState('')
  const [seed, setSeed] = useState('1')
  const [stop, setStop] = useState('')
  const [mistake, setMistake] = useState<string>()
  const { progress, failure, generated } = generating
  const names: { [name in Strategy]: string } = {
    tour: t({ id: 'flows.paths.strategyTour', message: 'Everything, with few paths' }),
    shortest: t({ id: 'flows.paths.strategyShortest', message: 'The shortest to a state' }),
    transitions: t({ id: 'flows.paths.strategyTransitions', message: 'All transitions, with few steps' }),
    pairs: t({ id: 'flows.paths.strategyPairs', message: 'All transition pairs' }),
    random: t({ id: 'flows.paths.strategyRandom', message: 'At random' }),
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const condition = stop.trim() === '' ? {} : stopOf(stop)
    if (condition instanceof SyntaxError) return setMistake(condition.message)
    setMistake(undefined)
    generating.start({
      strategy,
      ...(strategy === 'shortest' && to !== '' ? { to } : {}),
      ...(strategy === 'random' ? { seed: Number(seed) } : {}),
      ...condition,
    })
  }
  return (
    <Section title={<Trans id="flows.paths.generateTitle">Generate paths</Trans>}>
      <form className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={`${id}strategy`}>
          <Trans id="flows.paths.strategy">Strategy</Trans>
        </label>
        <select
          id={`${id}strategy`}
          value={strategy}
          onChange={({ target }) => setStrategy(target.value as Strategy)}
        >
          {Object.entries(names).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
        {strategy === 'shortest' && (
          <>
            <label htmlFor={`${id}to`}>
              <Trans id="flows.paths.to">To</Trans>
            </label>
            <select id={`${id}to`} value={to} onChange={({ target }) => setTo(target.value)}>
              <option value="">{t({ id: 'flows.paths.everyState', message: 'Every state' })}</option>
              {chart.states
                .filter(({ parent, kind }) => parent !== undefined && kind !== 'history')
                .map((state) => (
                  <option key={state.id}>{state.id}</option>
                ))}
            </select>
          </>
        )}
        {strategy === 'random' && (
          <>
            <label htmlFor={`${id}seed`}>
              <Trans id="flows.paths.seed">Seed</Trans>
            </label>
            <input
              id={`${id}seed`}
              type="number"
              step="1"
              required
              value={seed}
              onChange={({ target }) => setSeed(target.value)}
            />
          </>
        )}
        <label htmlFor={`${id}stop`}>
          <Trans id="flows.paths.stopAt">Stop at</Trans>
        </label>
        <input
          id={`${id}stop`}
          placeholder="transitions 100% or time 2s"
          value={stop}
          aria-invalid={mistake !== undefined || undefined}
          aria-describedby={`${id}mistake`}
          onChange={({ target }) => setStop(target.value)}
        />
        <p id={`${id}mistake`} className={styles.mistake} role="alert">
          {mistake}
        </p>
        <div className={styles.actions}>
          {progress ? (
            <ToolButton onClick={generating.stop}>
              <Trans id="flows.common.stop">Stop</Trans>
            </ToolButton>
          ) : (
            <button type="submit" className={styles.submit}>
              <Trans id="flows.paths.generate">Generate</Trans>
            </button>
          )}
          <span className={styles.note} role="status">
            {progress && <ProgressText progress={progress} />}
            {!progress && generated?.isTruncated && (
              <Trans id="flows.paths.truncated">
                Not everything was explored: the machine has too many configurations.
              </Trans>
            )}
          </span>
        </div>
        {failure !== undefined && (
          <p className={styles.mistake} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Section>
  )
}

function stopOf(text: string): Pick<GenerateOptions, 'stop'> | SyntaxError {
  try {
    return { stop: parseStop(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return error
    throw error
  }
}
