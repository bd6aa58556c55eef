import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { ceilingsOf } from '#protocol/agents/tier-rules.ts'
import { kindNames } from '#ui/agents/contract/contract-text.ts'
import { OwnTiers } from '#ui/agents/contract-offer/own-tiers.tsx'
import { PaidPeriod } from '#ui/agents/contract-offer/paid-period.tsx'
import { TierEditor } from '#ui/agents/contract-offer/tier-editor.tsx'
import { TierTrouble } from '#ui/agents/contract-offer/tier-trouble.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import styles from './preset-contracts.module.css'
import type { PresetContractsActor } from './with-presets.tsx'

type Props = { actor: PresetContractsActor; symbol: string }

export function PresetComposer({ actor, symbol }: Props) {
  const { i18n } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  const { kind, draft, own, errors, refusal } = snapshot.context
  if (!kind || !draft) return null
  const terms = own[kind] ?? null
  const ceilings = ceilingsOf(terms, null)
  return (
    <div ref={place} tabIndex={-1} className={styles.composer}>
      <h2 className={styles.heading}>{i18n._(kindNames[kind])}</h2>
      <p className={styles.hint}>
        <Trans id="agents.presetContracts.tierRule">
          Each tier must require and pay more than the one before. None can pay more than you’re paid.
        </Trans>
      </p>
      <Form className={styles.form} isBusy={false} onSubmit={() => actor.send({ type: 'preset.keep' })}>
        <TierTrouble errors={errors} />
        {refusal?.code === 'contract.periodNotAllowed' ? (
          <NoticeBar
            title={<Trans id="agents.contract.ownPeriodChanged">Your payment period has changed</Trans>}
          >
            <Trans id="agents.presetContracts.periodAdjusted">
              These terms now use the same period. Check the tiers before you use them. Nothing was sent.
            </Trans>
          </NoticeBar>
        ) : null}
        <PaidPeriod kind={kind} period={draft.period} />
        <TierEditor
          kind={kind}
          tiers={draft.tiers}
          period={draft.period}
          ceilings={ceilings}
          errors={errors}
          symbol={symbol}
          may={(event) => snapshot.can(event)}
          send={actor.send}
        />
        <div className={styles.acts}>
          <Button look="act" type="submit">
            <Trans id="agents.presetContracts.use">Use these terms</Trans>
          </Button>
          <Button look="plain" onClick={() => actor.send({ type: 'preset.leave' })}>
            <Trans id="common.leaveUnchanged">Leave as it is</Trans>
          </Button>
        </div>
      </Form>
      <section>
        <h3 className={styles.sub}>
          <Trans id="agents.contract.ownTerms">Your own terms</Trans>
        </h3>
        <OwnTiers own={terms} ceilings={ceilings} symbol={symbol} />
      </section>
    </div>
  )
}
