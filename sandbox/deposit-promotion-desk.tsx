import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { DepositPromotions as All } from '#protocol/sandbox/rewards.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { openDepositPromotion, readDepositPromotions } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { textIn } from './text-in.ts'
import { useChange } from './use-change.ts'
import { useMoney } from './use-money.ts'

const LOOK_EVERY = 2_000

export function DepositPromotionDesk({ locale }: { locale: string }) {
  const read = useQuery({
    queryKey: ['depositPromotions'],
    queryFn: readDepositPromotions,
    refetchInterval: LOOK_EVERY,
  })
  const promotions = read.data?.promotions
  return (
    <Section name="depositPromotions">
      {promotions?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.depositPromotionDesk.empty">This world has no deposit bonuses.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {promotions?.map((promotion) => (
          <One key={promotion.id} promotion={promotion} locale={locale} />
        ))}
      </ol>
    </Section>
  )
}

function One({ promotion, locale }: { promotion: All[number]; locale: string }) {
  const { t, i18n } = useLingui()
  const { id, title, share, cap, min, turnoverFactor, lasts, endsAt, promised, active } = promotion
  const money = useMoney()
  const percent = i18n.number(share / 10_000, { style: 'percent' })
  const changing = useChange(openDepositPromotion)
  const days = t({
    id: 'sandbox.depositPromotionDesk.validDays',
    message: `${plural(lasts, { 0: 'valid for 0 days', one: 'valid for # day', other: 'valid for # days' })}`,
  })
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{textIn(title, locale)}</strong>
      </p>
      <p>
        <Trans id="sandbox.depositPromotionDesk.terms">
          {percent} up to {money(cap)}, minimum deposit {money(min)}, wagering requirement {turnoverFactor}×,{' '}
          {days}
        </Trans>
      </p>
      <p className={styles.about}>
        <Trans id="sandbox.depositPromotionDesk.counts">
          On pending deposits: {promised}. Active: {active}.
        </Trans>{' '}
        {endsAt === null ? null : (
          <Trans id="sandbox.depositPromotionDesk.endsAt">
            End: <CalendarTime moment={endsAt} />
          </Trans>
        )}
      </p>
      <div className={styles.steps}>
        <Button disabled={changing.isPending} onClick={() => changing.mutate({ id, open: false })}>
          <Trans id="sandbox.depositPromotionDesk.endNow">End now</Trans>
        </Button>
        <Button disabled={changing.isPending} onClick={() => changing.mutate({ id, open: true })}>
          <Trans id="sandbox.depositPromotionDesk.removeEnd">Remove end date</Trans>
        </Button>
      </div>
      <div role="status" className={styles.off}>
        {changing.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}
