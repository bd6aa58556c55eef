import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Notice } from '#protocol/site/notices.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { useReducedMotion } from '#ui/kit/hooks/use-reduced-motion.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './notices.module.css'
import { NoticesButton } from './notices-button.tsx'

/** How fast the line of notices moves, in px per second. */
const SPEED = 40

type Opened = { notices: readonly Notice[]; onOpen: (id: string) => void }

/** `kept` is the stored preference as text: `'true'`, `'false'`, or null if it was never set. */
export type Pausing = { kept: string | null; onPause: (paused: boolean) => void }

type Props = Opened & { unread: number; pausing: Pausing; onOpenAll: () => void }

/**
 * Notices on a single line (HOME-03). The line moves if the notices do not fit. It stops on hover and on
 * focus, and while it is paused.
 */
export function Notices({ notices, unread, pausing, onOpen, onOpenAll }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const window = useRef<HTMLDivElement>(null)
  const seconds = useSecondsAround(list, window)
  const calm = useReducedMotion()
  const paused = pausing.kept ? pausing.kept === 'true' : calm
  const moves = seconds > 0
  const words = {
    play: t({ id: 'lobby.home.resumeNotices', message: 'Resume notices' }),
    pause: t({ id: 'lobby.home.pauseNotices', message: 'Pause notices' }),
  }
  // The keyboard focus may have scrolled the line.
  const goBack = () => window.current?.scrollTo({ left: 0 })

  return (
    <section className={styles.notices} aria-label={t({ id: 'common.notices', message: 'Notices' })}>
      <NoticesButton unread={unread} onOpen={onOpenAll} />
      <strong className={styles.head}>
        <Trans id="common.notices">Notices</Trans>
      </strong>
      <div className={styles.window} ref={window}>
        <div
          className={styles.belt}
          data-paused={paused || undefined}
          style={moves ? { animationDuration: `${seconds}s` } : undefined}
          data-moves={moves || undefined}
        >
          <Line listRef={list} notices={notices} onOpen={onOpen} onLeave={goBack} />
          {moves ? <Line notices={notices} onOpen={onOpen} onLeave={goBack} copy /> : null}
        </div>
      </div>
      {moves ? (
        <span className={styles.pause}>
          <IconButton label={paused ? words.play : words.pause} onClick={() => pausing.onPause(!paused)}>
            <Icon name={paused ? 'play' : 'pause'} small />
          </IconButton>
        </span>
      ) : null}
    </section>
  )
}

type LineProps = Opened & {
  listRef?: RefObject<HTMLUListElement | null>
  /**
   * Whether this is the copy that makes the loop seamless. It can be clicked, but it is not in the tab order,
   * and it is hidden from screen readers.
   */
  copy?: boolean
  onLeave: () => void
}

function Line({ listRef, notices, onOpen, onLeave, copy = false }: LineProps) {
  return (
    <ul className={styles.line} ref={listRef} aria-hidden={copy || undefined}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <button
            type="button"
            className={styles.notice}
            tabIndex={copy ? -1 : undefined}
            onClick={() => onOpen(notice.id)}
            onBlur={onLeave}
          >
            <span className={styles.time}>
              <CalendarTime moment={notice.at} show="short" />
            </span>
            {notice.title}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns how many seconds one loop takes, or 0 if all notices fit. */
function useSecondsAround(
  list: RefObject<HTMLElement | null>,
  window: RefObject<HTMLElement | null>,
): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const line = list.current
    const frame = window.current
    if (!line || !frame) return
    const measure = () => {
      const fits = line.scrollWidth <= frame.clientWidth
      setSeconds(fits ? 0 : Math.round(line.scrollWidth / SPEED))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(line)
    return () => observer.disconnect()
  }, [list, window])
  return seconds
}

export function NoticesSkeleton() {
  return <div className={styles.notices} aria-hidden="true" />
}
