import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Message } from '#protocol/account/messages.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { NoResponse } from '#ui/kit/feedback/no-response.tsx'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { useFocusAfterLeaving } from '#ui/kit/hooks/use-focus-after-leaving.ts'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import { useRestoreFocus } from '#ui/kit/hooks/use-restore-focus.ts'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { MoreRows, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './messages.module.css'
import { type Reader, readerTexts } from './readers.ts'

const topicNames: Record<Message['topic'], MessageDescriptor> = {
  account: msg({ id: 'common.account', message: 'Account' }),
  money: msg({ id: 'common.money', message: 'Money' }),
  promotion: msg({ id: 'common.promotion', message: 'Promotion' }),
  contract: msg({ id: 'common.contract', message: 'Contract' }),
  service: msg({ id: 'account.messages.topicSupport', message: 'Support' }),
}

type Props = {
  name: MessageDescriptor
  reader: Reader
  rows: Rows<Message>
  /** The number of unread messages. Undefined until known. */
  unread: number | undefined
  hasFailed: boolean
  onRead: (id: string) => void
  onReadAll: () => void
  onDelete: (id: string) => void
}

/** The inbox, newest first. Opening a message marks it as read. */
export function Messages({ name, reader, rows, unread, hasFailed, onRead, onReadAll, onDelete }: Props) {
  const { i18n } = useLingui()
  const title = i18n._(name)
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ids = rows.state === 'known' ? rows.rows.map(({ id }) => id) : []
  const isLeaving = useFocusAfterLeaving(page, ids)
  // The button that marks all messages as read disappears with the last unread message. The heading then
  // takes the focus.
  useRestoreFocus(heading, unread === undefined ? null : unread > 0 ? 'unread' : 'read')
  const remove = (id: string) => {
    isLeaving(id)
    onDelete(id)
  }
  return (
    <div ref={page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {unread ? (
          <>
            <p className={styles.unread}>
              <Plural
                id="account.messages.unreadCount"
                value={unread}
                _0="No unread messages"
                one="# unread"
                other="# unread"
              />
            </p>
            <Button onClick={onReadAll}>
              <Trans id="account.messages.markAllRead">Mark all as read</Trans>
            </Button>
          </>
        ) : null}
      </header>
      <p className={styles.failed} role="alert">
        {hasFailed ? <NoResponse /> : null}
      </p>
      <List reader={reader} rows={rows} onRead={onRead} onDelete={remove} />
    </div>
  )
}

function List({ reader, rows, onRead, onDelete }: Pick<Props, 'reader' | 'rows' | 'onRead' | 'onDelete'>) {
  const { i18n } = useLingui()
  if (rows.state === 'loading') return <Skeleton />
  if (rows.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="account.messages.loadFailed">Couldn’t load your messages</Trans>}
        action={<TryAgain until={rows.retryAt} onPress={rows.retry} />}
      >
        <Trans id="common.nothingLost">Nothing has been lost.</Trans> {rows.why}
      </EmptyState>
    )
  }
  if (rows.rows.length === 0) {
    return (
      <EmptyState state="empty" title={<Trans id="account.messages.empty">No messages</Trans>}>
        {i18n._(readerTexts[reader])}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {rows.rows.map((message) => (
          <MessageItem key={message.id} message={message} onRead={onRead} onDelete={onDelete} />
        ))}
      </ul>
      {rows.more ? <MoreRows more={rows.more} /> : null}
    </>
  )
}

type MessageItemProps = { message: Message } & Pick<Props, 'onRead' | 'onDelete'>

function MessageItem({
  message: { id, topic, title, content, at, read },
  onRead,
  onDelete,
}: MessageItemProps) {
  const { i18n } = useLingui()
  return (
    <li data-row={id}>
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
              <span className={unseen.unseen}>
                {' '}
                <Trans id="account.messages.unread">(unread)</Trans>
              </span>
            )}
          </span>
          <CalendarTime moment={at} show="short" />
        </summary>
        <div className={styles.content}>
          <CleanHtml html={content} />
          <Deletion onDelete={() => onDelete(id)} />
        </div>
      </details>
    </li>
  )
}

/** Asks for confirmation, because deletion is permanent. */
function Deletion({ onDelete }: { onDelete: () => void }) {
  const [step, setStep] = useState<'offered' | 'asked'>('offered')
  const place = useRef<HTMLParagraphElement>(null)
  useFocusOnStep(place, step)
  return (
    <p className={styles.deletion} ref={place} tabIndex={-1}>
      {step === 'offered' ? (
        <Button look="plain" onClick={() => setStep('asked')}>
          <Trans id="account.messages.delete">Delete</Trans>
        </Button>
      ) : (
        <>
          <Trans id="account.messages.deleteQuestion">Delete this message for good?</Trans>
          <Button onClick={onDelete}>
            <Trans id="account.messages.delete">Delete</Trans>
          </Button>
          <Button look="plain" onClick={() => setStep('offered')}>
            <Trans id="common.keep">Keep it</Trans>
          </Button>
        </>
      )}
    </p>
  )
}

const places = ['1', '2', '3', '4', '5', '6']

const Skeleton = () => (
  <ul className={styles.list} aria-busy="true">
    {places.map((place) => (
      <li key={place} className={styles.place}>
        <span className={styles.bar} />
      </li>
    ))}
  </ul>
)
