import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  type PromotionApplications as All,
  type BonusDecision,
  refusedBonus,
} from '#protocol/sandbox/rewards.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { decideOnPromotion, readPromotionApplications } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { SentImages } from './sent-images.tsx'
import { textIn } from './text-in.ts'
import { useChange } from './use-change.ts'
import { useMoney } from './use-money.ts'

const LOOK_EVERY = 2_000

type Application = All[number]
type Reason = (typeof refusedBonus)[number]

/** Lists the applications for promotions, on which the operator decides (PROMO-02). */
export function PromotionDesk({ locale }: { locale: string }) {
  const read = useQuery({
    queryKey: ['promotionApplications'],
    queryFn: readPromotionApplications,
    refetchInterval: LOOK_EVERY,
  })
  const applications = read.data?.applications
  return (
    <Section name="promotions">
      {applications?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.promotionDesk.empty">
            No requests yet. Requests for promotions appear here.
          </Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {applications?.map((application) => (
          <One key={application.id} application={application} locale={locale} />
        ))}
      </ol>
    </Section>
  )
}

function One({ application, locale }: { application: Application; locale: string }) {
  const { id, account, title, amount, comment, images, state, at } = application
  const money = useMoney()
  const deciding = useChange(decideOnPromotion)
  const decide = (decision: BonusDecision) => deciding.mutate({ id, ...decision })
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{textIn(title, locale)}</strong> <CalendarTime moment={at} />
      </p>
      <p>
        {account} ·{' '}
        {amount === null ? (
          <Trans id="sandbox.promotionDesk.wantsToJoin">wants to join</Trans>
        ) : (
          money(amount)
        )}
      </p>
      {comment ? <p>{comment}</p> : null}
      {images.length > 0 ? <SentImages ids={images} /> : null}
      {state === 'waiting' ? (
        <div className={styles.steps}>
          <Button disabled={deciding.isPending} onClick={() => decide({ decision: 'grant' })}>
            <Trans id="sandbox.bonuses.grant">Grant</Trans>
          </Button>
          {refusedBonus.map((reason) => (
            <Button
              key={reason}
              disabled={deciding.isPending}
              onClick={() => decide({ decision: 'refuse', reason })}
            >
              <ReasonName reason={reason} />
            </Button>
          ))}
        </div>
      ) : (
        <p className={styles.about}>
          {state === 'accepted' ? (
            <Trans id="sandbox.bonuses.granted">Granted</Trans>
          ) : (
            <Trans id="sandbox.bonuses.declined">Declined</Trans>
          )}
        </p>
      )}
      <div role="status" className={styles.off}>
        {deciding.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}

function ReasonName({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'proof':
      return <Trans id="sandbox.bonuses.declineProof">Decline: no proof</Trans>
    case 'terms':
      return <Trans id="sandbox.bonuses.declineRules">Decline: rules not met</Trans>
    case 'repeated':
      return <Trans id="sandbox.bonuses.declineRepeated">Decline: already given</Trans>
  }
}
