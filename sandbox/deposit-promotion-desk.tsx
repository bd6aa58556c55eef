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
          <Trans>This world has no deposit bonuses.</Trans>
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
  const { t } = useLingui()
  const { id, title, share, cap, min, turnoverFactor, lasts, endsAt, promised, active } = promotion
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  const money = (amount: number) => format.format(amount / 100)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share / 10_000)
  const changing = useChange(openDepositPromotion)
  const days = t`${plural(lasts, { one: '# day', other: '# days' })}`
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{textIn(title, locale)}</strong>
      </p>
      <p>
        <Trans>
          {percent}, cap {money(cap)}, minimum {money(min)}, requirement {turnoverFactor} ×, {days}
        </Trans>
      </p>
      <p className={styles.about}>
        <Trans>
          Promised: {promised}. In use: {active}.
        </Trans>{' '}
        {endsAt === null ? null : (
          <Trans>
            Ends <CalendarTime moment={endsAt} />
          </Trans>
        )}
      </p>
      <div className={styles.steps}>
        <Button disabled={changing.isPending} onClick={() => changing.mutate({ id, open: false })}>
          <Trans>End now</Trans>
        </Button>
        <Button disabled={changing.isPending} onClick={() => changing.mutate({ id, open: true })}>
          <Trans>Run without end</Trans>
        </Button>
      </div>
      <div role="status" className={styles.off}>
        {changing.isError ? <Trans>This could not be saved. Try again.</Trans> : null}
      </div>
    </li>
  )
}
