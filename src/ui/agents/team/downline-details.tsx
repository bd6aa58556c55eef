import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DownlineDetails as Details } from '#protocol/agents/team-tree.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { DateRange } from '#ui/kit/forms/date-range.tsx'
import type { PresetName as Preset } from '#ui/kit/forms/day-range.ts'
import lines from '#ui/kit/layout/lines.module.css'
import { PresetName } from '#ui/kit/report/preset-name.tsx'
import type { ReportDays } from '#ui/kit/report/report-page.tsx'
import { CalendarDay } from '#ui/kit/text/calendar-day.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { ContractList } from './contract-list.tsx'
import { DownlineFigures } from './downline-figures.tsx'
import styles from './team-page.module.css'
import { MemberType } from './tree-row.tsx'

const presets = ['today', 'sevenDays', 'thirtyDays', 'thisMonth'] as const satisfies readonly Preset[]

type Props = {
  details: Part<Details>
  days: ReportDays
  onTransfer: () => void
  onOffer: () => void
}

/** Profile, activity and contracts of a team member (AGENT-07). */
export function DownlineDetails({ details, days, onTransfer, onOffer }: Props) {
  if (details.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="common.detailsLoadFailed">Couldn’t load the details</Trans>}
        action={<TryAgain until={details.retryAt} onPress={details.retry} />}
      >
        {details.why}
      </EmptyState>
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
          aria-describedby={known && !known.mayTransfer ? 'not-now' : undefined}
          onClick={known?.mayTransfer ? onTransfer : undefined}
        >
          <Trans id="agents.team.sendMoney">Send money</Trans>
        </Button>
        {known?.mayOffer ? (
          <Button onClick={onOffer}>
            <Trans id="agents.contractOffer.title">Offer a contract</Trans>
          </Button>
        ) : null}
        {known?.downline.closed && known.downline.agent ? (
          <Button aria-disabled aria-describedby="not-now">
            <Trans id="agents.contractOffer.title">Offer a contract</Trans>
          </Button>
        ) : null}
      </div>
      {known && !known.mayTransfer ? (
        <p id="not-now" className={styles.why}>
          <WhyNot downline={known.downline} />
        </p>
      ) : null}
      <section className={styles.section}>
        <h3>
          <Trans id="agents.team.activity">Activity</Trans>
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
        <DownlineFigures details={known} />
      </section>
      <section className={styles.section}>
        <h3>
          <Trans id="agents.team.contractsWithYou">Contracts with you</Trans>
        </h3>
        {known ? <ContractList contracts={known.contracts} /> : <span className={styles.bar} />}
      </section>
    </div>
  )
}

const TypeAndState = ({ downline: { agent, closed } }: Pick<Details, 'downline'>) => (
  <>
    <MemberType agent={agent} />
    {closed ? (
      <>
        {', '}
        <Trans id="agents.accountClosed">account closed</Trans>
      </>
    ) : null}
  </>
)

function WhyNot({ downline: { closed, agent } }: Pick<Details, 'downline'>) {
  if (!closed)
    return <Trans id="agents.team.transfersOff">You can’t send money to downlines right now.</Trans>
  return agent ? (
    <Trans id="agents.team.closedAgent">Account closed: it can’t receive money or contract offers.</Trans>
  ) : (
    <Trans id="agents.team.closedPlayer">Account closed: it can’t receive money.</Trans>
  )
}

function Who({ details }: { details: Details | null }) {
  const line = (name: ReactNode, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{details ? value : <span className={styles.bar} />}</dd>
    </div>
  )
  const who = details?.downline
  return (
    <dl className={lines.lines}>
      {line(<Trans id="common.type">Type</Trans>, who ? <TypeAndState downline={who} /> : null)}
      {line(<Trans id="common.nickname">Nickname</Trans>, who?.nickname || '–')}
      {line(
        <Trans id="common.balance">Balance</Trans>,
        who && details ? <Money amount={who.balance} symbol={currencySymbol(details.currency)} /> : null,
      )}
      {line(
        <Trans id="agents.team.label">Team</Trans>,
        who ? (
          <Trans id="agents.team.size">
            <Plural value={who.team} _0="No accounts" one="# account" other="# accounts" />,{' '}
            <Plural value={who.direct} _0="none direct" one="# direct" other="# direct" />
          </Trans>
        ) : null,
      )}
      {line(
        <Trans id="common.signedUp">Signed up</Trans>,
        who ? <CalendarDay moment={who.registeredAt} /> : null,
      )}
      {line(
        <Trans id="common.lastLogin">Last login</Trans>,
        who?.lastLogin ? (
          <CalendarDay moment={who.lastLogin} />
        ) : (
          <Trans id="agents.team.neverLoggedIn">Never</Trans>
        ),
      )}
    </dl>
  )
}
