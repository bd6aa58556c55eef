import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { Progress } from '#ui/rewards/reward-claim/progress.tsx'
import { PlayResponsibly } from './play-responsibly.tsx'
import styles from './promotion-page.module.css'
import { PromotionPicture } from './promotion-picture.tsx'
import { PromotionStatus, shownTo } from './promotion-status.tsx'
import { RafflePrizes } from './raffle-prizes.tsx'

type Props = {
  /** The promotion's id. It is also the element id, so that a URL fragment can scroll to the promotion. */
  id: string
  promotion: Part<PromotionDetails>
  viewer: Viewer
  act: (promotion: PromotionDetails) => ReactNode
}

/** A promotion: its value, its terms and, at the end, its action (ROUTE-12, PROMO-01). */
export function PromotionPage({ id, promotion, ...shown }: Props) {
  return (
    <div className={styles.page} id={id}>
      <Link className={styles.back} to={'/promotions' as '/'} hash="" activeOptions={{ includeHash: true }}>
        <Icon name="previous" small />
        <Trans id="rewards.promotions.all">All promotions</Trans>
      </Link>
      {promotion.state === 'failed' ? <Failed promotion={promotion} /> : null}
      {promotion.state === 'loading' ? <div className={styles.place} aria-busy="true" /> : null}
      {promotion.state === 'known' ? <PromotionBody promotion={promotion.value} {...shown} /> : null}
    </div>
  )
}

function Failed({ promotion }: { promotion: Extract<Props['promotion'], { state: 'failed' }> }) {
  return promotion.isMissing ? (
    <EmptyState state="empty" title={<Trans id="rewards.promotions.notFound">Promotion not found</Trans>}>
      <Trans id="rewards.promotions.maybeEnded">
        It may have ended. The promotions you’ve joined stay active.
      </Trans>
    </EmptyState>
  ) : (
    <PartFailed
      part={promotion}
      title={<Trans id="rewards.promotions.loadFailed">Couldn’t load the promotion</Trans>}
    >
      <Trans id="rewards.promotions.joinedKept">The promotions you’ve joined stay active.</Trans>
    </PartFailed>
  )
}

type PromotionBodyProps = Pick<Props, 'viewer' | 'act'> & { promotion: PromotionDetails }

function PromotionBody({ promotion, viewer, act }: PromotionBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // If the promotion was opened from a menu that stays open, the focus moves to the heading.
  useEffect(() => {
    if (document.activeElement?.closest('nav')) heading.current?.focus()
  }, [])
  const { title, summary, kind, content, terms, raffle, reason } = promotion
  const status = shownTo(viewer, promotion)
  return (
    <article className={styles.promotion}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.picture}>
        <PromotionPicture promotion={promotion} />
      </div>
      <div className={styles.text}>
        <header className={styles.head}>
          {status ? <PromotionStatus status={status} kind={kind} /> : null}
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.summary}>{summary}</p>
        </header>
        <div className={styles.words}>
          <CleanHtml html={content} />
          {terms ? (
            <section>
              <h2 className={styles.subtitle}>
                <Trans id="rewards.promotions.rules" comment="Section title; the rules of a promotion">
                  Rules
                </Trans>
              </h2>
              <CleanHtml html={terms} />
            </section>
          ) : null}
          <p className={styles.adults}>
            <PlayResponsibly />
          </p>
        </div>
      </div>
      <aside className={styles.side}>
        <Facts promotion={promotion} />
        <Goal promotion={promotion} />
        {raffle ? <RafflePrizes raffle={raffle} /> : null}
        {reason ? (
          <NoticeBar
            title={
              <Trans
                id="rewards.promotions.declinedTitle"
                comment="Title of a notice; its text is the reason"
              >
                Request declined
              </Trans>
            }
          >
            {reason}
          </NoticeBar>
        ) : null}
        {act(promotion)}
      </aside>
    </article>
  )
}

function Facts({ promotion }: { promotion: PromotionDetails }) {
  const { i18n } = useLingui()
  const { kind, reward, share, turnoverFactor, currency, startsAt, endsAt, claimBy, status } = promotion
  const { deposit } = promotion
  const symbol = currencySymbol(currency)
  const percent =
    share === null ? null : i18n.number(share / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <dl className={styles.facts}>
      {reward === null ? null : (
        <div>
          <dt>
            {kind === 'raffle' ? (
              <Trans id="rewards.promotions.largestPrize">Largest prize</Trans>
            ) : deposit ? (
              <Trans id="rewards.promotions.bonusUpTo">Bonus, up to</Trans>
            ) : share === null ? (
              <Trans id="common.reward">Reward</Trans>
            ) : (
              <Trans id="rewards.promotions.rewardUpTo">Reward, up to</Trans>
            )}
          </dt>
          <dd>
            <Money amount={reward} symbol={symbol} />
            {percent === null ? null : (
              <small>
                {deposit ? (
                  <Trans id="rewards.promotions.shareOfDeposit">{percent} of your deposit</Trans>
                ) : (
                  <Trans id="rewards.promotions.shareOfCounted">{percent} of the qualifying amount</Trans>
                )}
              </small>
            )}
          </dd>
        </div>
      )}
      {reward !== null && turnoverFactor > 0 ? (
        <div>
          <dt>
            <Trans id="rewards.wageringRequirement">Wagering requirement</Trans>
          </dt>
          <dd>
            {deposit ? (
              <Trans id="rewards.promotions.timesBonus">{turnoverFactor}× the bonus</Trans>
            ) : (
              <Trans id="rewards.promotions.timesReward">{turnoverFactor}× the reward</Trans>
            )}
            <small>
              <Trans id="rewards.promotions.atMost">
                at most <Money amount={reward * turnoverFactor} symbol={symbol} />
              </Trans>
            </small>
          </dd>
        </div>
      ) : null}
      {deposit ? <DepositFacts deposit={deposit} symbol={symbol} /> : null}
      {status === 'comingSoon' && startsAt ? (
        <div>
          <dt>
            <Trans id="rewards.promotions.begins">Starts</Trans>
          </dt>
          <dd>
            <CalendarTime moment={startsAt} show="short" />
          </dd>
        </div>
      ) : null}
      {endsAt ? (
        <div>
          <dt>
            {status === 'closed' ? (
              <Trans
                id="rewards.promotions.endedOn"
                comment="Label before the date on which a promotion ended"
              >
                Ended
              </Trans>
            ) : (
              <Trans id="rewards.promotions.ends">Ends</Trans>
            )}
          </dt>
          <dd>
            <CalendarTime moment={endsAt} show="short" />
          </dd>
        </div>
      ) : null}
      {claimBy ? (
        <div>
          <dt>
            <Trans id="rewards.promotions.claimBy">Claim by</Trans>
          </dt>
          <dd>
            <CalendarTime moment={claimBy} show="short" />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function DepositFacts({
  deposit: { min, use, lasts, channels },
  symbol,
}: {
  deposit: NonNullable<PromotionDetails['deposit']>
  symbol: string
}) {
  const { t } = useLingui()
  const uses = {
    firstDeposit: t({ id: 'rewards.promotions.firstDepositOnly', message: 'First deposit only' }),
    once: t({ id: 'rewards.promotions.oncePerPerson', message: 'Once per person' }),
    daily: t({ id: 'rewards.promotions.onceADay', message: 'Once a day' }),
  }
  return (
    <>
      <div>
        <dt>
          <Trans id="rewards.promotions.minimumDeposit">Minimum deposit</Trans>
        </dt>
        <dd>
          <Money amount={min} symbol={symbol} />
          {channels ? <small>{channels.join(', ')}</small> : null}
        </dd>
      </div>
      <div>
        <dt>
          <Trans id="rewards.promotions.validFor">Valid for</Trans>
        </dt>
        <dd>
          {t({
            id: 'rewards.promotions.validDays',
            message: `${plural(lasts, { 0: '0 days', one: '# day', other: '# days' })}`,
          })}
          <small>{uses[use]}</small>
        </dd>
      </div>
    </>
  )
}

function Goal({ promotion: { goal, currency } }: { promotion: PromotionDetails }) {
  const { t, i18n } = useLingui()
  if (!goal) return null
  const figure = (amount: number) => moneyText(i18n, amount, currencySymbol(currency))
  return (
    <Progress
      label={
        goal.measure === 'deposits'
          ? t({ id: 'rewards.promotions.depositedSince', message: 'Deposited since joining' })
          : t({ id: 'rewards.promotions.stakedSince', message: 'Staked since joining' })
      }
      value={goal.done}
      goal={goal.target}
      text={t({ id: 'rewards.amountOf', message: `${figure(goal.done)} of ${figure(goal.target)}` })}
    />
  )
}
