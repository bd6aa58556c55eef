import { Trans, useLingui } from '@lingui/react/macro'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/kit/controls/button.tsx'
import { Wordmark } from '#ui/site/brand/wordmark.tsx'
import { AgentApplications } from './agent-applications.tsx'
import { Bonuses } from './bonuses.tsx'
import { Charges } from './charges.tsx'
import { ChatDesk } from './chat-desk.tsx'
import { Clock } from './clock.tsx'
import styles from './console.module.css'
import { DepositPromotionDesk } from './deposit-promotion-desk.tsx'
import { Faults } from './faults.tsx'
import { FeedbackDesk } from './feedback-desk.tsx'
import { LoginLinkSection } from './login-link.tsx'
import { Outbox } from './outbox.tsx'
import { Payouts } from './payouts.tsx'
import { PromotionDesk } from './promotion-desk.tsx'
import { RedemptionDesk } from './redemption-desk.tsx'
import { readState } from './sandbox-api.ts'
import { type SectionName, sectionNames } from './section-names.ts'
import { ShopDesk } from './shop-desk.tsx'
import { SupportDesk } from './support-desk.tsx'
import { Switches } from './switches.tsx'
import { TwoFactor } from './two-factor.tsx'
import { Worlds } from './worlds.tsx'

/** Time between two polls in ms. `WATCH_EVERY` applies while a change or a settlement is in progress. */
const LOOK_EVERY = 5_000
const WATCH_EVERY = 1_000

export function Console({ brand }: { brand: string }) {
  const { t, i18n } = useLingui()
  const isChanging = useIsMutating() > 0
  const state = useQuery({
    queryKey: ['state'],
    queryFn: readState,
    refetchInterval: ({ state: { data } }) => (isChanging || data?.settledUntil ? WATCH_EVERY : LOOK_EVERY),
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Wordmark name={brand} />
        <h1 className={styles.title}>
          <Trans id="sandbox.console.title">Sandbox</Trans>
        </h1>
        <p className={styles.note}>
          <Trans id="sandbox.console.testNote">Nothing here is real money.</Trans>
        </p>
        <nav className={styles.links} aria-label={t({ id: 'sandbox.console.title', message: 'Sandbox' })}>
          <a href="/">
            <Trans id="sandbox.console.openSite">Open the site</Trans>
          </a>
        </nav>
      </header>
      <Contents />
      {state.isError ? (
        <div className={styles.lost} role="alert">
          <Trans id="sandbox.console.noResponse">The server isn’t responding.</Trans>
          <Button onClick={() => state.refetch()}>
            <Trans id="sandbox.console.tryAgain">Try again</Trans>
          </Button>
        </div>
      ) : null}
      <main className={styles.board} aria-busy={state.isPending}>
        <div className={styles.column}>
          {state.data ? (
            <>
              <Worlds current={state.data.world} />
              <Clock clock={state.data.clock} settledUntil={state.data.settledUntil} />
              <TwoFactor clock={state.data.clock} />
              <LoginLinkSection />
              <Switches settings={state.data.settings} />
            </>
          ) : null}
        </div>
        <div className={styles.column}>{state.data ? <Faults calls={state.data.calls} /> : null}</div>
        <div className={styles.column}>
          <Outbox />
          <Charges />
          <Payouts />
          <Bonuses locale={i18n.locale} />
          <DepositPromotionDesk locale={i18n.locale} />
          <PromotionDesk locale={i18n.locale} />
          <RedemptionDesk locale={i18n.locale} />
          <ShopDesk locale={i18n.locale} />
          <SupportDesk />
          <FeedbackDesk />
          <ChatDesk />
          <AgentApplications />
        </div>
      </main>
    </div>
  )
}

const sections = Object.keys(sectionNames) as SectionName[]

function Contents() {
  const { t, i18n } = useLingui()
  return (
    <nav className={styles.contents} aria-label={t({ id: 'sandbox.console.contents', message: 'Contents' })}>
      {sections.map((name) => (
        <a key={name} href={`#${name}`}>
          {i18n._(sectionNames[name])}
        </a>
      ))}
    </nav>
  )
}
