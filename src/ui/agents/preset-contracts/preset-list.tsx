import { Select, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { type AgreedTerms, contractKind } from '#protocol/agents/contract-terms.ts'
import { isPeriodChanging } from '#protocol/agents/tier-rules.ts'
import { kindNames } from '#ui/agents/contract/contract-text.ts'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import styles from './preset-contracts.module.css'
import { TermsInShort } from './terms-in-short.tsx'
import type { PresetContractsActor } from './with-presets.tsx'

type Props = {
  actor: PresetContractsActor
  isBusy: boolean
}

export function PresetList({ actor, isBusy }: Props) {
  const { t, i18n } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const titleId = useId()
  const place = useRef<HTMLElement>(null)
  useFocusOnStep(place, snapshot.hasTag('composing') ? 'composing' : 'listed')
  const { presets, own } = snapshot.context
  const may = (event: Parameters<typeof snapshot.can>[0]) => !isBusy && snapshot.can(event)
  const open = contractKind.options.filter(
    (kind) => snapshot.can({ type: 'preset.begin', kind }) && !presets.some((preset) => preset.kind === kind),
  )
  const later = contractKind.options.flatMap((kind) => {
    const paid = own[kind]
    const isSet = presets.some((preset) => preset.kind === kind)
    return paid && !isSet && isPeriodChanging(paid) ? [{ kind, paid }] : []
  })
  return (
    <section ref={place} tabIndex={-1} className={styles.presets} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.sub}>
        <Trans id="agents.presetContracts.title">Contracts offered</Trans>
      </h3>
      <Status actor={actor} />
      {presets.length > 0 ? (
        <ul className={styles.list}>
          {presets.map(({ kind, terms }) => {
            const name = i18n._(kindNames[kind])
            const paid = own[kind]
            const isOffered = paid !== undefined && !isPeriodChanging(paid)
            return (
              <li key={kind}>
                <div className={styles.name}>
                  <b>{name}</b>
                  <small>{isOffered ? <TermsInShort terms={terms} /> : <WhyNot paid={paid} />}</small>
                </div>
                <div className={styles.acts}>
                  {isOffered ? (
                    <Button
                      aria-label={t({
                        id: 'agents.presetContracts.changeTermsLabel',
                        message: `Change the terms: ${name}`,
                      })}
                      aria-disabled={!may({ type: 'preset.begin', kind })}
                      onClick={
                        may({ type: 'preset.begin', kind })
                          ? () => actor.send({ type: 'preset.begin', kind })
                          : undefined
                      }
                    >
                      <Trans id="agents.contract.changeTerms">Change the terms</Trans>
                    </Button>
                  ) : null}
                  <Button
                    look="plain"
                    aria-label={t({ id: 'agents.presetContracts.removeLabel', message: `Remove: ${name}` })}
                    aria-disabled={!may({ type: 'preset.remove', kind })}
                    onClick={
                      may({ type: 'preset.remove', kind })
                        ? () => actor.send({ type: 'preset.remove', kind })
                        : undefined
                    }
                  >
                    <Trans id="agents.presetContracts.remove">Remove</Trans>
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      ) : null}
      {open.length > 0 ? (
        <div className={styles.acts}>
          {open.map((kind) => (
            <Button
              key={kind}
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : () => actor.send({ type: 'preset.begin', kind })}
            >
              + {i18n._(kindNames[kind])}
            </Button>
          ))}
        </div>
      ) : null}
      {later.map(({ kind, paid }) => (
        <p key={kind} className={styles.hint}>
          <FromThenOn name={i18n._(kindNames[kind])} paid={paid} />
        </p>
      ))}
    </section>
  )
}

function WhyNot({ paid }: { paid: AgreedTerms | undefined }) {
  if (!paid)
    return (
      <Trans id="agents.presetContracts.removeNoneOwn">
        You don’t have this contract any more. Remove it.
      </Trans>
    )
  return (
    <Trans id="agents.presetContracts.removePeriodChanges">
      Your payment period changes on <PeriodStart moment={paid.termsFrom} />. Remove this contract until then.
    </Trans>
  )
}

/**
 * Says when a contract kind becomes available: once the agent's own contract has changed to another payment
 * period.
 */
function FromThenOn({ name, paid: { terms, termsFrom } }: { name: string; paid: AgreedTerms }) {
  const { period } = terms
  return (
    <Trans id="agents.presetContracts.availableFrom">
      {name}: available from <PeriodStart moment={termsFrom} />,{' '}
      <Select
        value={period}
        _weekly="when your own contract starts being paid every week."
        _semimonthly="when your own contract starts being paid twice a month."
        other="when your own contract starts being paid every month."
      />
    </Trans>
  )
}

function Status({ actor }: Pick<Props, 'actor'>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches('reading')) return <div className={styles.waiting} aria-busy="true" />
  if (snapshot.matches('loadFailed')) {
    return (
      <div className={styles.unread} role="alert">
        <p>
          <Trans id="agents.presetContracts.loadFailed">Couldn’t load the contracts you can offer.</Trans>
        </p>
        <Button onClick={() => actor.send({ type: 'presets.reread' })}>
          <Trans id="common.tryAgain">Try again</Trans>
        </Button>
      </div>
    )
  }
  return (
    <p className={styles.hint}>
      {snapshot.matches('none') ? (
        <Trans id="agents.presetContracts.none">You don’t have a contract yet, so you can’t offer one.</Trans>
      ) : (
        <Trans id="agents.presetContracts.intro">
          New agents receive these offers when they join and can accept or decline them. You can only offer
          contract types you have.
        </Trans>
      )}
    </p>
  )
}
