import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { Button } from '../kit/button.tsx'
import { LocalTime } from '../kit/local-time.tsx'
import { NoAnswer } from '../kit/no-answer.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import type { Rows } from '../kit/report-table.tsx'
import { StateBox } from '../kit/state-box.tsx'
import { CleanHtml } from '../notice/cleaned.tsx'
import { TryAgain } from '../report/try-again.tsx'
import styles from './messages.module.css'

const topicNames: Record<Message['topic'], MessageDescriptor> = {
  account: msg`Account`,
  money: msg`Money`,
  promotion: msg`Promotion`,
  contract: msg`Contract`,
  service: msg`Service`,
}

type Props = {
  rows: Rows<Message>
  /** How many were not read; undefined until it is known. */
  unread: number | undefined
  /** What was asked for last was not done. */
  hasFailed: boolean
  onRead: (id: string) => void
  onReadAll: () => void
  onDelete: (id: string) => void
}

/** What the member was told, newest first; one that is opened is read. */
export function Messages({ rows, unread, hasFailed, onRead, onReadAll, onDelete }: Props) {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Platform information`}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Platform information</Trans>
        </h1>
        {unread ? (
          <>
            <p className={styles.unread}>
              <Plural value={unread} one="# unread" other="# unread" />
            </p>
            <Button onClick={onReadAll}>
              <Trans>Mark all as read</Trans>
            </Button>
          </>
        ) : null}
      </header>
      <p className={styles.failed} role="alert">
        {hasFailed ? <NoAnswer /> : null}
      </p>
      <List rows={rows} onRead={onRead} onDelete={onDelete} />
    </>
  )
}

function List({ rows, onRead, onDelete }: Pick<Props, 'rows' | 'onRead' | 'onDelete'>) {
  if (rows.state === 'loading') return <Places />
  if (rows.state === 'failed') {
    return (
      <StateBox
        state="failed"
        title={<Trans>The messages did not arrive</Trans>}
        action={<TryAgain onPress={rows.retry} />}
      >
        <Trans>None of them is lost.</Trans>
      </StateBox>
    )
  }
  if (rows.rows.length === 0) {
    return (
      <StateBox state="empty" title={<Trans>No messages</Trans>}>
        <Trans>When a contract changes, a bill is paid or money arrives, it is said here.</Trans>
      </StateBox>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {rows.rows.map((message) => (
          <One key={message.id} message={message} onRead={onRead} onDelete={onDelete} />
        ))}
      </ul>
      {rows.more ? (
        <p className={styles.more}>
          <Button
            aria-disabled={rows.more.state === 'loading'}
            onClick={rows.more.state === 'loading' ? undefined : rows.more.load}
          >
            {rows.more.state === 'loading' ? <Trans>Fetching more</Trans> : <Trans>Show more</Trans>}
          </Button>
        </p>
      ) : null}
    </>
  )
}

type OneProps = { message: Message } & Pick<Props, 'onRead' | 'onDelete'>

function One({ message: { id, topic, title, content, at, read }, onRead, onDelete }: OneProps) {
  const { i18n } = useLingui()
  return (
    <li>
      <details
        className={styles.one}
        data-unread={!read || undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !read) onRead(id)
        }}
      >
        <summary className={styles.summary}>
          <span className={styles.topic}>{i18n._(topicNames[topic])}</span>
          <span className={styles.name}>
            {title}
            {read ? null : (
              <span className={styles.unseen}>
                {' '}
                <Trans>(unread)</Trans>
              </span>
            )}
          </span>
          <LocalTime moment={at} show="short" />
        </summary>
        <div className={styles.content}>
          <CleanHtml html={content} />
          <Deletion onDelete={() => onDelete(id)} />
        </div>
      </details>
    </li>
  )
}

/** What is deleted is gone, so it is asked for twice. */
function Deletion({ onDelete }: { onDelete: () => void }) {
  const [step, setStep] = useState<'offered' | 'asked'>('offered')
  if (step === 'offered') {
    return (
      <Button look="plain" onClick={() => setStep('asked')}>
        <Trans>Delete</Trans>
      </Button>
    )
  }
  return (
    <p className={styles.deletion}>
      <Trans>Delete it for good?</Trans>
      <Button onClick={onDelete}>
        <Trans>Delete</Trans>
      </Button>
      <Button look="plain" onClick={() => setStep('offered')}>
        <Trans>Keep it</Trans>
      </Button>
    </p>
  )
}

const places = ['1', '2', '3', '4', '5', '6']

const Places = () => (
  <ul className={styles.list} aria-busy="true">
    {places.map((place) => (
      <li key={place} className={styles.place}>
        <span className={styles.bar} />
      </li>
    ))}
  </ul>
)
