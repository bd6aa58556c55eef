import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type BonusDecision, type BonusRequests, refusedBonus } from '#protocol/sandbox/rewards.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { decideBonus, readBonusRequests } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { textIn } from './text-in.ts'
import { useChange } from './use-change.ts'
import { useMoney } from './use-money.ts'

const LOOK_EVERY = 5_000

type Bonus = BonusRequests[number]

/** Lists the bonuses that the operator grants or rejects (MEM-10). */
export function Bonuses({ locale }: { locale: string }) {
  const read = useQuery({ queryKey: ['bonuses'], queryFn: readBonusRequests, refetchInterval: LOOK_EVERY })
  const bonuses = read.data?.bonuses
  return (
    <Section name="bonuses">
      {bonuses?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.bonuses.empty">No bonuses yet. Players’ bonuses appear here.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {bonuses?.map((bonus) => (
          <One key={bonus.id} bonus={bonus} locale={locale} />
        ))}
      </ol>
    </Section>
  )
}

function One({ bonus, locale }: { bonus: Bonus; locale: string }) {
  const { id, account, title, amount, turnover, state, at } = bonus
  const deciding = useChange(decideBonus)
  const decide = (decision: BonusDecision) => deciding.mutate({ id, ...decision })
  const money = useMoney()
  const staked = money(turnover)
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{money(amount)}</strong> <CalendarTime moment={at} />
      </p>
      <p>
        {account} · {textIn(title, locale)}
        {turnover > 0 ? (
          <>
            {' '}
            · <Trans id="sandbox.bonuses.wageringRequirement">wagering requirement: {staked}</Trans>
          </>
        ) : null}
      </p>
      {state === 'processing' ? (
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
          {state === 'claimable' ? (
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

function ReasonName({ reason }: { reason: (typeof refusedBonus)[number] }) {
  switch (reason) {
    case 'proof':
      return <Trans id="sandbox.bonuses.declineProof">Decline: no proof</Trans>
    case 'terms':
      return <Trans id="sandbox.bonuses.declineRules">Decline: rules not met</Trans>
    case 'repeated':
      return <Trans id="sandbox.bonuses.declineRepeated">Decline: already given</Trans>
  }
}
