import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DownlineDetails as Details } from '#contract/team-tree.ts'
import { Button } from '../kit/button.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { DateRange } from '../kit/date-range.tsx'
import type { PresetName as Preset } from '../kit/day-range.ts'
import { LocalDay } from '../kit/local-day.tsx'
import { Money } from '../kit/money.tsx'
import type { Part } from '../kit/part.ts'
import { StateBox } from '../kit/state-box.tsx'
import { Amount } from '../report/amount.tsx'
import { PresetName } from '../report/preset-name.tsx'
import type { ReportDays } from '../report/report-page.tsx'
import { StandingContracts } from './standing-contracts.tsx'
import styles from './team-page.module.css'
import { MemberType } from './tree-row.tsx'

/** As many as there is room for beside the tree. */
const presets = ['today', 'sevenDays', 'thirtyDays', 'thisMonth'] as const satisfies readonly Preset[]

type Props = {
  details: Part<Details>
  days: ReportDays
  onTransfer: () => void
  /** To where they are offered a contract. */
  onOffer: () => void
}

/** AGENT-07: one member of the team: who they are, what they did, and which contracts stand with them. */
export function DownlineDetails({ details, days, onTransfer, onOffer }: Props) {
  if (details.state === 'failed') {
    return (
      <StateBox
        state="failed"
        title={<Trans>The details did not arrive</Trans>}
        action={
          <Button onClick={details.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>It may be somebody who is not in your team, or the connection is down.</Trans>
      </StateBox>
    )
  }
  const known = details.state === 'known' ? details.value : null
  return (
    <div className={styles.details} aria-busy={!known}>
      <Who details={known} />
      <div className={styles.acts}>
        <Button
          look="act"
          aria-disabled={!known?.mayTransfer}
          aria-describedby={known && !known.mayTransfer ? 'no-transfer' : undefined}
          onClick={known?.mayTransfer ? onTransfer : undefined}
        >
          <Trans>Send money</Trans>
        </Button>
        {known?.mayOffer ? (
          <Button onClick={onOffer}>
            <Trans>Offer a contract</Trans>
          </Button>
        ) : null}
      </div>
      {known && !known.mayTransfer ? (
        <p id="no-transfer" className={styles.why}>
          <Trans>No money can be sent to this account at the moment.</Trans>
        </p>
      ) : null}
      <section className={styles.section}>
        <h3>
          <Trans>Activity</Trans>
        </h3>
        <DateRange
          presets={presets}
          chosen={presets.find((preset) => preset === days.chosen) ?? null}
          days={days.days}
          today={days.today}
          nameOf={(preset) => <PresetName preset={preset} />}
          onPreset={days.onPreset}
          onDays={days.onDays}
        />
        <Figures details={known} />
      </section>
      <section className={styles.section}>
        <h3>
          <Trans>Contracts with you</Trans>
        </h3>
        {known ? <StandingContracts contracts={known.contracts} /> : <span className={styles.bar} />}
      </section>
    </div>
  )
}

function Who({ details }: { details: Details | null }) {
  const { i18n } = useLingui()
  const line = (name: ReactNode, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{details ? value : <span className={styles.bar} />}</dd>
    </div>
  )
  const who = details?.downline
  return (
    <dl className={styles.lines}>
      {line(<Trans>Type</Trans>, who ? <MemberType agent={who.agent} /> : null)}
      {line(<Trans>Nickname</Trans>, who?.nickname || '–')}
      {line(
        <Trans>Balance</Trans>,
        who && details ? <Money amount={who.balance} symbol={currencySymbol(details.currency)} /> : null,
      )}
      {line(
        <Trans>Team</Trans>,
        who ? (
          <Trans>
            {i18n.number(who.team)} accounts, {i18n.number(who.direct)} direct
          </Trans>
        ) : null,
      )}
      {line(<Trans>Registered</Trans>, who ? <LocalDay moment={who.registeredAt} /> : null)}
      {line(
        <Trans>Last login</Trans>,
        who?.lastLogin ? <LocalDay moment={who.lastLogin} /> : <Trans>Never</Trans>,
      )}
    </dl>
  )
}

function Figures({ details }: { details: Details | null }) {
  const amount = (value: number | undefined, signed = false) =>
    details && value !== undefined ? (
      <Amount amount={value} symbol={currencySymbol(details.currency)} signed={signed} />
    ) : (
      <span className={styles.bar} />
    )
  const figures = details?.figures
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          <Trans>Deposits</Trans>
        </dt>
        <dd>{amount(figures?.deposits)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Withdrawals</Trans>
        </dt>
        <dd>{amount(figures?.withdrawals)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Turnover</Trans>
        </dt>
        <dd>{amount(figures?.turnover)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Net loss</Trans>
        </dt>
        <dd>{amount(figures?.net, true)}</dd>
      </div>
    </dl>
  )
}
