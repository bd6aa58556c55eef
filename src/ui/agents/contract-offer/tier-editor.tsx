import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type {
  ComposingEvent,
  DraftTier,
  Figure,
  TierError,
  TierErrors,
  TierField,
} from '#machines/agents/contract-draft.ts'
import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { mostAt } from '#protocol/agents/tier-rules.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { MoneyField } from '#ui/kit/forms/money-field.tsx'
import { NumberField } from '#ui/kit/forms/number-field.tsx'
import { rateText } from '#ui/kit/text/rate-text.ts'
import { RateField } from './rate-field.tsx'
import styles from './tier-editor.module.css'

type Props = {
  kind: ContractKind
  tiers: readonly DraftTier[]
  period: ContractTerms['period']
  /** The agent's own terms. No offered tier may pay more. */
  ceilings: readonly ContractTerms[]
  errors: TierErrors
  symbol: string
  may: (event: ComposingEvent) => boolean
  send: (event: ComposingEvent) => void
}

export function TierEditor(composed: Props) {
  const { t } = useLingui()
  const { tiers, may, send } = composed
  const mayAdd = may({ type: 'tier.add' })
  return (
    <fieldset className={styles.tiers} aria-label={t({ id: 'agents.contractOffer.tiers', message: 'Tiers' })}>
      <ol className={styles.list}>
        {tiers.map((tier, place) => (
          <li key={tier.id} className={styles.tier}>
            <Tier {...composed} tier={tier} place={place} />
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button aria-disabled={!mayAdd} onClick={mayAdd ? () => send({ type: 'tier.add' }) : undefined}>
          <Trans id="agents.contractOffer.addTier">Add a tier</Trans>
        </Button>
        {mayAdd ? null : (
          <span className={styles.why}>
            <Trans id="agents.contractOffer.mostTiers">A contract can have up to ten tiers.</Trans>
          </span>
        )}
      </div>
    </fieldset>
  )
}

type TierProps = Props & { tier: DraftTier; place: number }

function Tier({ kind, tiers, period, ceilings, errors, symbol, may, send, tier, place }: TierProps) {
  const { t, i18n } = useLingui()
  const error = errors[place]
  const allowed = mostAt(ceilings, { period, figures: figuresOf(tier) })
  const mayRemove = may({ type: 'tier.remove', id: tier.id })
  const change = (field: TierField) => (value: Figure) =>
    send({ type: 'tier.change', id: tier.id, field, value })
  const move = (by: -1 | 1) => send({ type: 'tier.move', id: tier.id, by })
  const number = place + 1
  const isLast = place === tiers.length - 1
  return (
    <fieldset
      className={styles.one}
      aria-label={t({ id: 'agents.contractOffer.tier', message: `Tier ${number}` })}
    >
      <div className={styles.tierHead}>
        <strong>
          <Trans id="agents.contractOffer.tier">Tier {number}</Trans>
        </strong>
        <span className={styles.tierActs}>
          {place > 0 ? (
            <span className={styles.up}>
              <IconButton
                label={t({ id: 'agents.contractOffer.moveTierUp', message: `Move tier ${number} up` })}
                onClick={() => move(-1)}
              >
                <Icon name="chevron" small />
              </IconButton>
            </span>
          ) : null}
          {isLast ? null : (
            <IconButton
              label={t({ id: 'agents.contractOffer.moveTierDown', message: `Move tier ${number} down` })}
              onClick={() => move(1)}
            >
              <Icon name="chevron" small />
            </IconButton>
          )}
          {mayRemove ? (
            <IconButton
              label={t({ id: 'agents.contractOffer.removeTier', message: `Remove tier ${number}` })}
              onClick={() => send({ type: 'tier.remove', id: tier.id })}
            >
              <Icon name="close" small />
            </IconButton>
          ) : null}
        </span>
      </div>
      <div className={styles.fields}>
        <MoneyField
          label={<Trans id="agents.contract.turnoverFrom">Minimum turnover</Trans>}
          symbol={symbol}
          amount={tier.turnover}
          onAmount={(amount, problem) => change('turnover')(problem ?? amount)}
        />
        <MoneyField
          label={<Trans id="agents.contract.netLossFrom">Minimum net loss</Trans>}
          symbol={symbol}
          amount={tier.netLoss}
          onAmount={(amount, problem) => change('netLoss')(problem ?? amount)}
        />
        <NumberField
          label={<Trans id="agents.contract.activePlayersFrom">Minimum active players</Trans>}
          decimals={0}
          figure={tier.activeMembers}
          onFigure={change('activeMembers')}
        />
        <RateField
          label={<RateLabel kind={kind} />}
          rate={tier.rate}
          hint={
            allowed === 0 ? (
              <Trans id="agents.contractOffer.rateHintNone">You earn nothing at these figures.</Trans>
            ) : (
              <Trans id="agents.contractOffer.rateHint">
                Up to {rateText(i18n, allowed)}, your own rate at these figures.
              </Trans>
            )
          }
          error={error && <ErrorText error={error} />}
          onRate={change('rate')}
        />
      </div>
    </fieldset>
  )
}

const amountOf = (figure: Figure) => (typeof figure === 'number' ? figure : null)

/** Returns a tier's thresholds. An empty or invalid threshold counts as 0, which is always met. */
const figuresOf = ({ turnover, netLoss, activeMembers }: DraftTier) => ({
  turnover: amountOf(turnover) ?? 0,
  netLoss: amountOf(netLoss) ?? 0,
  activeMembers: amountOf(activeMembers) ?? 0,
})

function RateLabel({ kind }: { kind: ContractKind }) {
  return kind === 'dividend' ? (
    <Trans id="agents.contractOffer.rateOnNetLoss">Rate on net loss</Trans>
  ) : (
    <Trans id="agents.contractOffer.rateOnTurnover">Rate on turnover</Trans>
  )
}

function ErrorText({ error }: { error: TierError }): ReactNode {
  const { i18n } = useLingui()
  switch (error.is) {
    case 'unreadable':
      return (
        <Trans id="agents.contractOffer.notANumber">
          One of the values isn’t a number. Use numbers only.
        </Trans>
      )
    case 'tooLarge':
      return <Trans id="agents.contractOffer.tooLarge">One of the values is too large. Lower it.</Trans>
    case 'rateMissing':
      return <Trans id="agents.contractOffer.rateMissing">Enter the rate for this tier.</Trans>
    case 'rateTooHigh':
      return <Trans id="agents.contractOffer.rateTooHigh">The rate can’t be more than 100%. Lower it.</Trans>
    case 'notRising':
      return (
        <Trans id="agents.contractOffer.notRising">
          Each tier must require and pay more than the one before.
        </Trans>
      )
    case 'aboveOwn':
      return error.allowed === 0 ? (
        <Trans id="agents.contractOffer.earnsNothing">
          You earn nothing here. Raise a minimum or remove the tier.
        </Trans>
      ) : (
        <Trans id="agents.contractOffer.aboveOwn">
          You earn {rateText(i18n, error.allowed)} at these figures. Offer that or less.
        </Trans>
      )
  }
}
