import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AgentApplications as Applications } from '#protocol/sandbox/agents.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { answerAgentApplication, readAgentApplications } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const LOOK_EVERY = 5_000

type Application = Applications[number]

/** Lists the applications to become an agent (AGENT-12). The operator answers each one once. */
export function AgentApplications() {
  const read = useQuery({
    queryKey: ['agentApplications'],
    queryFn: readAgentApplications,
    refetchInterval: LOOK_EVERY,
  })
  const applications = read.data?.applications
  return (
    <Section name="agentApplications">
      {applications?.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.agentApplications.empty">
            No applications yet. The form is on the agents’ page.
          </Trans>
        </p>
      ) : null}
      <ol className={styles.messages}>
        {applications?.map((application) => (
          <One key={application.id} application={application} />
        ))}
      </ol>
    </Section>
  )
}

function One({ application }: { application: Application }) {
  const { id, name, mobile, email, comment, state, at } = application
  const answering = useChange(answerAgentApplication)
  return (
    <li className={styles.message}>
      <p className={styles.recipient}>
        <strong>{name}</strong> <CalendarTime moment={at} />
      </p>
      <p>
        {mobile}
        {email === null ? null : ` · ${email}`} · <ChannelName application={application} />
      </p>
      {comment === '' ? null : <p className={styles.about}>{comment}</p>}
      {state === 'waiting' ? (
        <div className={styles.steps}>
          <Button disabled={answering.isPending} onClick={() => answering.mutate({ id, state: 'accepted' })}>
            <Trans id="sandbox.agentApplications.accept">Accept</Trans>
          </Button>
          <Button disabled={answering.isPending} onClick={() => answering.mutate({ id, state: 'declined' })}>
            <Trans id="sandbox.agentApplications.decline">Decline</Trans>
          </Button>
        </div>
      ) : (
        <p className={styles.about}>
          {state === 'accepted' ? (
            <Trans id="sandbox.agentApplications.accepted">Accepted</Trans>
          ) : (
            <Trans id="sandbox.agentApplications.declined">Declined</Trans>
          )}
        </p>
      )}
      <div role="status" className={styles.off}>
        {answering.isError ? <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans> : null}
      </div>
    </li>
  )
}

function ChannelName({ application: { channel } }: { application: Application }) {
  const { t } = useLingui()
  const names: Record<Application['channel'], string> = {
    social: t({ id: 'sandbox.agentApplications.channelSocial', message: 'social media' }),
    site: t({ id: 'sandbox.agentApplications.channelSite', message: 'own site or channel' }),
    friends: t({ id: 'sandbox.agentApplications.channelFriends', message: 'friends and acquaintances' }),
    other: t({ id: 'sandbox.agentApplications.channelOther', message: 'other channel' }),
  }
  return names[channel]
}
